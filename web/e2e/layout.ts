/** Finds in a page what a person would call broken: computed from the document, not pixel by pixel. */

/** Runs in the browser. Every finding is a line. */
export function broken(): string[] {
  const found: string[] = [];
  const name = (one: Element) => {
    const words = (one.getAttribute('aria-label') ?? one.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 40);
    return `<${one.localName}${one.classList.length ? `.${[...one.classList].slice(0, 3).join('.')}` : ''}> ${words}`;
  };
  const shown = (one: Element) =>
    one.getClientRects().length > 0 &&
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** The part of an element that is not scrolled or clipped away. */
  const visible = (one: Element) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue;
      const box = up.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };

  // A table fits the window where it has three columns, and on a phone; nothing ever scrolls sideways.
  const page = document.documentElement;
  const wide = innerWidth > 1180;
  const fits = document.querySelector('.table-page') && (wide || innerWidth <= 640);
  if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} wide in ${innerWidth}`);
  if (fits && page.scrollHeight > innerHeight + 1)
    found.push(`the page is ${page.scrollHeight} high in ${innerHeight}`);

  // Nor does what was opened, or the panels of a phone. What is meant to do so, like a wide table, has a box of its own.
  for (const box of document.querySelectorAll('[popover]:popover-open, dialog[open], .drawer, .inside'))
    if (box.scrollWidth > box.clientWidth + 1)
      found.push(`${name(box)} is ${box.scrollWidth} wide in ${box.clientWidth}`);
  // The words of a chart leave each other free.
  for (const chart of document.querySelectorAll('.chart svg')) {
    const words = [...chart.querySelectorAll('text')].map((one) => ({
      one,
      box: one.getBoundingClientRect(),
    }));
    for (const [nth, { one, box: a }] of words.entries())
      for (const { one: other, box: b } of words.slice(nth + 1)) {
        const [w, h] = [
          Math.min(a.right, b.right) - Math.max(a.left, b.left),
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
        ];
        if (w > 1 && h > 4) found.push(`words of a chart overlap: ${name(one)}, ${name(other)}`);
      }
  }

  /** The text nodes that can be seen, with the elements they are in. */
  const texts: { node: Text; of: HTMLElement }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const of = node.parentElement;
    const hidden = !of || !shown(of) || of.closest('.visually-hidden, svg, script, style');
    if (!hidden && node.nodeValue?.trim()) texts.push({ node: node as Text, of });
  }
  const range = document.createRange();

  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  /** The boxes around this that clip what is in them, the nearest first. */
  function* clipping(of: Element | null, axis: 'overflowX' | 'overflowY') {
    for (let box = of; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style[axis] !== 'visible' && style.display !== 'inline') yield { box, style };
    }
  }
  const plain = (text: string) => text.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();
  /**
   * Whether a hint says the whole text, its own or that of the control it is part of. Such a text may be shortened on
   * purpose: names that players chose, and what a card says. See lib/ui/hint.ts for the attribute.
   */
  const hinted = (of: Element, text: string) => {
    for (let up: Element | null = of; up && up !== document.body; up = up.parentElement)
      if (plain(up.getAttribute('aria-description') ?? '').includes(plain(text))) return true;
    return false;
  };

  // Text that is cut off: beside or below the box that clips it, with or without dots.
  for (const { node, of } of texts) {
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0 || hinted(of, node.nodeValue ?? '')) continue;
    for (const { box, style } of clipping(of, 'overflowX')) {
      const inside = box.getBoundingClientRect();
      // Dots come as soon as anything is too long. What can be scrolled sideways shows everything in the end.
      const slack = style.textOverflow === 'ellipsis' ? 0.5 : 1.5;
      const outside = text.left < inside.left - slack || text.right > inside.right + slack;
      const goes = scrolls(style.overflowX) && box.scrollWidth > box.clientWidth + 1;
      if (outside && !goes) found.push(`text is cut off: ${name(of)} in ${name(box).slice(0, 30)}`);
      break;
    }
    for (const { box, style } of clipping(of, 'overflowY')) {
      // A box that fades out says that there is more; one without any height is folded on purpose.
      const inside = box.getBoundingClientRect();
      if (style.maskImage !== 'none' || inside.height < 1) break;
      if (scrolls(style.overflowY)) {
        if (box.scrollHeight > box.clientHeight + 1) break;
        continue;
      }
      // The box of a line is higher than its letters.
      const lost = [...range.getClientRects()].some(
        ({ top, bottom, height }) => bottom - height * 0.3 > inside.bottom || top + height * 0.3 < inside.top,
      );
      if (!lost) continue;
      found.push(`text is cut off below: ${name(of)} in ${name(box).slice(0, 30)}`);
      break;
    }
  }

  // What can be scrolled can be scrolled to its end.
  for (const box of document.querySelectorAll('.table-page *')) {
    if (box.scrollHeight <= box.clientHeight + 1 || !scrolls(getComputedStyle(box).overflowY)) continue;
    for (const around of shown(box) ? clipping(box.parentElement, 'overflowY') : []) {
      const below = box.getBoundingClientRect().bottom - around.box.getBoundingClientRect().bottom;
      if (below > 3 && !scrolls(around.style.overflowY))
        found.push(`cannot be scrolled to its end: ${name(box)}, ${Math.round(below)} px`);
    }
  }

  // Text that runs over the edge of the button, card or panel it stands on. What is placed on purpose may.
  const painted = ({ backgroundColor, borderRightWidth, borderRightStyle }: CSSStyleDeclaration) =>
    !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) ||
    (borderRightStyle !== 'none' && parseFloat(borderRightWidth) > 0);
  for (const { node, of } of texts) {
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box: Element | null = of; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (painted(style)) {
        const edge = box.getBoundingClientRect();
        if (text.left < edge.left - 1.5 || text.right > edge.right + 1.5)
          found.push(`text leaves its box: ${name(of)} in ${name(box).slice(0, 30)}`);
        break;
      }
      if (style.position === 'absolute' || style.position === 'fixed' || style.overflowX !== 'visible') break;
    }
  }

  // Words that are broken in the middle. Where a soft hyphen stands the browser draws a hyphen, which counts as part of
  // the letter after it.
  for (const { node, of } of texts) {
    range.selectNodeContents(node);
    const lines = (rects: Iterable<DOMRect>) =>
      new Set([...rects].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top / 3))).size;
    if (lines(range.getClientRects()) < 2) continue;
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{M}]{2,}/gu)) {
      range.setStart(node, node.nodeValue?.[index - 1] === '\u00AD' ? index + 1 : index);
      range.setEnd(node, index + word.length);
      if (lines(range.getClientRects()) > 1) found.push(`a word is broken: ${word} in ${name(of)}`);
    }
  }

  // Controls that lie on each other.
  const controls = [...document.querySelectorAll('button, a.button, select, input')].filter(
    (one) =>
      shown(one) && !one.closest('svg') && !one.matches('.visually-hidden') && !one.closest('.in-hand'),
  );
  const boxes = controls.map(visible);
  // Whoever opens the chat or a menu covers a part of the table on purpose, and so does the card of a tour.
  const OPENED = '.drawer, [popover]:popover-open, dialog[open]';
  const opened = [...document.querySelectorAll(OPENED)];
  const under = (
    one: Element,
    { left, top, right, bottom }: Record<'left' | 'top' | 'right' | 'bottom', number>,
  ) =>
    opened.some((above) => {
      const over = above.getBoundingClientRect();
      if (above.contains(one)) return false;
      return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    });
  boxes.forEach((a, i) =>
    boxes.slice(i + 1).forEach((b, j) => {
      const [one, two] = [controls[i], controls[i + 1 + j]];
      if (!one || !two || one.contains(two) || two.contains(one)) return;
      if (under(one, a) || under(two, b)) return;
      const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (w > 3 && h > 3 && w * h > 0.2 * Math.min(a.width * a.height, b.width * b.height))
        found.push(`controls overlap: ${name(one)} and ${name(two)}`);
    }),
  );

  // The chat leaves the own colony free.
  const chat = document.querySelector('.drawer:has([role="log"])')?.getBoundingClientRect();
  const own = document.querySelector('.game-table > .right')?.getBoundingClientRect();
  if (chat && own && chat.left < own.right && chat.right > own.left && chat.bottom > own.top + 1)
    found.push('the chat covers the own colony');

  // The board has room beside its panels.
  // Pictures of a board, as in the book or a review, are small and take no presses.
  const board = [...document.querySelectorAll('.plate')].find((one) => !one.closest('figure, main.review'));
  const plate = board?.getBoundingClientRect();
  if (wide && plate && plate.height < 200) found.push(`the board is only ${Math.round(plate.height)} high`);
  // And the panel of the moment has room beside the board.
  const panel = document.querySelector('.moment')?.getBoundingClientRect();
  if (wide && panel && panel.width < 300) found.push(`the panel is only ${Math.round(panel.width)} wide`);

  // A panel that is there says something.
  for (const box of document.querySelectorAll<HTMLElement>('.moment, .telling, [role="tabpanel"]'))
    if (shown(box) && box.innerText.trim() === '') found.push(`a panel is empty: ${name(box)}`);

  // What is lit on the board is in view, and nothing lies over it.
  for (const lit of board?.querySelectorAll('[data-lit]') ?? []) {
    if (!plate || plate.height < 150) break;
    const box = lit.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < plate.left || x > plate.right || y < plate.top || y > plate.bottom) {
      found.push(`lit out of view: ${name(lit)}`);
      continue;
    }
    if (y > innerHeight) continue;
    const top = document.elementFromPoint(x, y);
    if (top && !top.closest('.plate > svg') && !top.closest(`.bubble, ${OPENED}`))
      found.push(`lit under something: ${name(lit)}, ${name(top)}`);
  }

  // The title of the board and its buttons leave the hexes free. Whoever has zoomed in sees hexes everywhere.
  if (board && !board.querySelector(':scope > svg.zoomed'))
    for (const over of board.querySelectorAll('.caption, .lens button')) {
      if (!shown(over)) continue;
      const a = over.getBoundingClientRect();
      for (const hex of board.querySelectorAll(':scope > svg [data-hex]')) {
        const b = hex.getBoundingClientRect();
        // The corners of its box are not part of a hex.
        const [w, h] = [b.width * 0.36, b.height * 0.36];
        const [x, y] = [b.x + b.width / 2, b.y + b.height / 2];
        if (a.left < x + w && a.right > x - w && a.top < y + h && a.bottom > y - h)
          found.push(`a hex is covered: ${name(hex)} by ${name(over)}`);
      }
    }

  // Unless somebody has zoomed in, the whole board is in view, and it is more than one hex.
  if (wide && board && plate && plate.height >= 200 && !board.querySelector(':scope > svg.zoomed'))
    for (const hex of board.querySelectorAll(':scope > svg [data-hex]')) {
      const { left, right, top, bottom, height } = hex.getBoundingClientRect();
      const out = Math.max(plate.left - left, right - plate.right, plate.top - top, bottom - plate.bottom);
      if (out > 3) found.push(`a hex is out of view: ${name(hex)}, ${Math.round(out)} px`);
      if (height > plate.height / 2) found.push(`one hex fills the board: ${name(hex)}`);
    }

  // The name of a hex stays on its plate, and the mark of its owner leaves the number free.
  for (const label of document.querySelectorAll('.hex-name')) {
    const edge = label.querySelector('rect')?.getBoundingClientRect();
    if (!edge || !shown(label)) continue;
    for (const text of label.querySelectorAll('text')) {
      const { left, right } = text.getBoundingClientRect();
      if (left < edge.left - 1 || right > edge.right + 1)
        found.push(`a name leaves its plate: ${name(text)}`);
    }
    const mark = label.querySelector('circle')?.getBoundingClientRect();
    const first = label.querySelector('tspan')?.getBoundingClientRect();
    if (mark && first && first.left < mark.right - 1)
      found.push(`a number is covered: ${label.textContent?.trim()}`);
  }

  // The fonts that are shipped: everything that is read is drawn in one of them. A face that is missing or failed to load
  // gives no error; the browser takes another font.
  const bare = (family: string) => family.replaceAll(/["']/g, '').trim();
  const faces = [...document.fonts].map(({ family, style, status }) => ({
    family: bare(family),
    style,
    status,
  }));
  /** By style and family, the letters that are drawn. */
  const drawn = new Map<string, Set<string>>();
  const draws = (text: string, style: CSSStyleDeclaration, of: Element) => {
    const family = bare(style.fontFamily.split(',')[0] ?? '');
    // What people compare letter by letter has letters of one width.
    if (of.closest('code')) return;
    if (!faces.some((face) => face.family === family)) {
      found.push(`text in another font: ${family}, ${name(of)}`);
      return;
    }
    const key = `${style.fontStyle} ${family}`;
    const letters = drawn.get(key) ?? new Set();
    for (const letter of text) if (!/[\s\u00AD]/.test(letter)) letters.add(letter);
    drawn.set(key, letters);
  };
  for (const one of document.body.querySelectorAll('*')) {
    const own = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = own.map(({ nodeValue }) => nodeValue ?? '').join('');
    if (text.trim() && !one.matches('script, style') && shown(one)) draws(text, getComputedStyle(one), one);
    if (one.closest('svg')) continue;
    for (const before of ['::before', '::after']) {
      const style = getComputedStyle(one, before);
      const content = /^"(.*\S.*)"$/.exec(style.content)?.[1];
      if (content && shown(one)) draws(content, style, one);
    }
  }
  const pen = document.createElement('canvas').getContext('2d');
  for (const [key, letters] of drawn) {
    const [style = '', family = ''] = [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)];
    const face = faces.find((one) => one.family === family && one.style === style);
    if (face?.status !== 'loaded')
      found.push(`the font is missing: ${key}, ${face?.status ?? 'not declared'}`);
    if (face?.status !== 'loaded' || !pen) continue;
    // A letter that is not in the font is as wide as the font that comes next.
    const widths = ['monospace', 'serif'].map((next) => {
      pen.font = `${style} 100px "${family}", ${next}`;
      return [...letters].map((letter) => pen.measureText(letter).width);
    });
    [...letters].forEach((letter, i) => {
      if (widths[0]?.[i] !== widths[1]?.[i]) found.push(`the font has no ${letter}: ${key}`);
    });
  }

  if (!document.querySelector('h1')) found.push('no h1');
  return [...new Set(found)];
}

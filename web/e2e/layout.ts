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

  // A table fits the window where it has three columns; nothing ever scrolls sideways.
  const page = document.documentElement;
  const wide = innerWidth > 1180;
  if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} wide in ${innerWidth}`);
  if (wide && page.scrollHeight > innerHeight + 1)
    found.push(`the page is ${page.scrollHeight} high in ${innerHeight}`);

  /** The text nodes that can be seen, with the elements they are in. */
  const texts: { node: Text; of: HTMLElement }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const of = node.parentElement;
    const hidden = !of || !shown(of) || of.closest('.visually-hidden, svg, script, style');
    if (!hidden && node.nodeValue?.trim()) texts.push({ node: node as Text, of });
  }
  const range = document.createRange();

  // Text that leaves the box that clips it.
  for (const { node, of } of texts) {
    if (getComputedStyle(of).textOverflow === 'ellipsis') continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (
      let box: Element | null = of;
      box && box !== document.body && text.width > 0;
      box = box.parentElement
    ) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === 'visible') continue;
      const inside = box.getBoundingClientRect();
      // What can be scrolled sideways shows everything in the end.
      const cut = text.left < inside.left - 1.5 || text.right > inside.right + 1.5;
      if (cut && box.scrollWidth <= box.clientWidth + 1)
        found.push(`text is cut off: ${name(of)} in ${name(box).slice(0, 30)}`);
      else if (cut && overflowX !== 'auto' && overflowX !== 'scroll')
        found.push(`text is cut off: ${name(of)}`);
      break;
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
  boxes.forEach((a, i) =>
    boxes.slice(i + 1).forEach((b, j) => {
      const [one, two] = [controls[i], controls[i + 1 + j]];
      if (!one || !two || one.contains(two) || two.contains(one)) return;
      const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (w > 3 && h > 3 && w * h > 0.2 * Math.min(a.width * a.height, b.width * b.height))
        found.push(`controls overlap: ${name(one)} and ${name(two)}`);
    }),
  );

  // The board has room beside its panels.
  const board = document.querySelector('.plate');
  const plate = board?.getBoundingClientRect();
  if (wide && plate && plate.height < 200) found.push(`the board is only ${Math.round(plate.height)} high`);
  // And the panel of the moment has room beside the board.
  const panel = document.querySelector('.moment')?.getBoundingClientRect();
  if (wide && panel && panel.width < 300) found.push(`the panel is only ${Math.round(panel.width)} wide`);

  // What is lit on the board is in view, and nothing lies over it.
  for (const lit of document.querySelectorAll('.plate [data-lit]')) {
    if (!plate || plate.height < 150) break;
    const box = lit.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < plate.left || x > plate.right || y < plate.top || y > plate.bottom) {
      found.push(`lit out of view: ${name(lit)}`);
      continue;
    }
    if (y > innerHeight) continue;
    const top = document.elementFromPoint(x, y);
    if (top && !top.closest('.plate > svg') && !top.closest('.bubble'))
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

  // The fonts that are shipped.
  for (const face of ['16px "Source Sans 3"', '16px "Source Serif 4"'])
    if (!document.fonts.check(face)) found.push(`the font is missing: ${face}`);
  if (!getComputedStyle(document.body).fontFamily.startsWith('"Source Sans 3"'))
    found.push('the page has another font');

  if (!document.querySelector('h1')) found.push('no h1');
  return [...new Set(found)];
}

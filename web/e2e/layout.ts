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

  /** Where the line of a letter is. The hyphen before it, in the line above, counts as its first rectangle. */
  const line = (node: Node, at: number) => {
    const letter = document.createRange();
    letter.setStart(node, at);
    letter.setEnd(node, at + 1);
    return Math.round([...letter.getClientRects()].at(-1)?.top ?? 0);
  };

  // A table fits the window where it has three columns; nothing ever scrolls sideways.
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} wide in ${innerWidth}`);
  if (innerWidth > 1180 && page.scrollHeight > innerHeight + 1)
    found.push(`the page is ${page.scrollHeight} high in ${innerHeight}`);

  // Text that leaves the box that clips it.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const of = node.parentElement;
    if (
      !of ||
      !node.nodeValue?.trim() ||
      !shown(of) ||
      of.closest('.visually-hidden, .sr, svg, script, style')
    )
      continue;
    if (getComputedStyle(of).textOverflow === 'ellipsis') continue;
    const range = document.createRange();
    // A word goes on in the next line only after a hyphen, printed or soft.
    for (const { 0: word, index } of node.nodeValue.matchAll(/\p{L}{3,}/gu)) {
      const lines = new Set([line(node, index), line(node, index + word.length - 1)]);
      if (lines.size > 1) found.push(`a word is broken: ${word} in ${name(of)}`);
    }
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

  // Controls that lie on each other.
  const controls = [...document.querySelectorAll('button, a.btn, select, input')].filter(
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

  // What is lit on the board is in view, and nothing lies over it.
  const plate = document.querySelector('.plate')?.getBoundingClientRect();
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
    if (top && !top.closest('.plate svg') && !top.closest('.bubble'))
      found.push(`lit under something: ${name(lit)}, ${name(top)}`);
  }

  // The fonts that are shipped.
  for (const face of ['16px "Source Sans 3"', '16px "Source Serif 4"'])
    if (!document.fonts.check(face)) found.push(`the font is missing: ${face}`);
  if (!getComputedStyle(document.body).fontFamily.startsWith('"Source Sans 3"'))
    found.push('the page has another font');

  if (!document.querySelector('h1')) found.push('no h1');
  return [...new Set(found)];
}

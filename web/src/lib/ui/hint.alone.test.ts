import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hint } from './hint';

/** Popovers as in browsers: none may be shown or hidden while another one is being shown or hidden. */
let changing = false;
const open = new Set<Element>();
function change(then: () => void): void {
  if (changing) throw new DOMException('Invalid to show a popover during another show operation');
  changing = true;
  then();
  changing = false;
}

function button(words: string): HTMLElement {
  const made = document.createElement('button');
  document.body.append(made);
  hint(words)(made);
  return made;
}
const tip = () => document.querySelector<HTMLElement>('.tooltip');
const shown = () => {
  const at = tip();
  return at && open.has(at) ? at.textContent : null;
};

beforeEach(() => {
  vi.useFakeTimers();
  HTMLElement.prototype.showPopover = function () {
    change(() => open.add(this));
  };
  HTMLElement.prototype.hidePopover = function () {
    change(() => open.delete(this));
  };
  const real = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    if (selector === ':popover-open') return open.has(this);
    return selector === ':focus-visible' || real.call(this, selector);
  });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  open.clear();
});

test('the tooltip follows the focus', () => {
  const [first, second] = [button('One'), button('Two')];
  first.focus();
  vi.runAllTimers();
  expect(shown()).toBe('One');
  expect(first.getAttribute('aria-describedby')).toBe('tip');
  second.focus();
  vi.runAllTimers();
  expect(shown()).toBe('Two');
  expect(first.hasAttribute('aria-describedby')).toBe(false);
  second.blur();
  vi.runAllTimers();
  expect(shown()).toBeNull();
  expect(tip()?.textContent, 'no words stay behind').toBe('');
});

test('when another popover moves the focus as it opens or closes, the tooltip is shown afterwards', () => {
  const [inside, outside] = [button('Inside'), button('Outside')];
  outside.focus();
  vi.runAllTimers();
  change(() => inside.focus());
  vi.runAllTimers();
  expect(shown()).toBe('Inside');
  change(() => outside.focus());
  vi.runAllTimers();
  expect(shown()).toBe('Outside');
});

test('the tooltip goes when its element leaves the page', () => {
  const at = button('Here');
  at.focus();
  at.remove();
  vi.runAllTimers();
  expect(shown()).toBeNull();
});

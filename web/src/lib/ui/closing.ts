/** Does this, and closes the menu that the button is in: what it opens would be below it. */
export const closing =
  (run: () => unknown) =>
  ({ target }: MouseEvent): void => {
    (target as Element).closest<HTMLElement>('[popover]')?.hidePopover();
    run();
  };

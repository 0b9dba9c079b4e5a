/** Finds a control by what it does to which entry, wherever it is drawn. */
const focusControl = (name: string): void =>
  document.querySelector<HTMLElement>(`[data-control="${CSS.escape(name)}"]`)?.focus();

/** Runs a change that may draw the focused control again in another place, and gives it the focus there. */
export function keepFocus(change: () => void, name = document.activeElement?.getAttribute('data-control')): void {
  change();
  // After the page is drawn.
  requestAnimationFrame(() => {
    if (name && document.activeElement === document.body) focusControl(name);
  });
}

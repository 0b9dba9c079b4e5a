/** Focuses a control by its name, which stays the same wherever its entry is rendered. */
const focusControl = (name: string): void =>
  document.querySelector<HTMLElement>(`[data-control="${CSS.escape(name)}"]`)?.focus();

/** Runs a change that may move the focused control elsewhere, and focuses it there. */
export function keepFocus(change: () => void, name = document.activeElement?.getAttribute('data-control')): void {
  change();
  // After the next render.
  requestAnimationFrame(() => {
    if (name && document.activeElement === document.body) focusControl(name);
  });
}

import type { KeyboardEvent } from 'react';

/** Barcode scanners end with Enter, which must not submit: it moves to the next element with `data-enter-stop`. */
export function moveOnWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const isAfterTarget = (stop: HTMLElement) =>
    (target.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  [...form.querySelectorAll<HTMLElement>('[data-enter-stop]')].find(isAfterTarget)?.focus();
}

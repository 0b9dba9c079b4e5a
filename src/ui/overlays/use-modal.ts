import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * Opens and closes a native `<dialog>`; a click on the backdrop closes it, and closing restores the focus. An element with
 * `data-first-focus` gets the focus in place of the close button.
 */
export function useModal(open: boolean, onClose: () => void, isBusy = false) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    const focusedBefore = dialog.ownerDocument.activeElement;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      if (dialog.open) dialog.close();
      if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected)
        focusedBefore.focus({ preventScroll: true });
    };
  }, [open]);

  return {
    ref,
    // A dialog that has been opened again meanwhile stays open, as when React's strict mode repeats effects.
    onClose: () => {
      if (!ref.current?.open) onClose();
    },
    // Escape, while something runs whose result this dialog shows.
    onCancel: (event: SyntheticEvent) => {
      if (isBusy && event.target === event.currentTarget) event.preventDefault();
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && !isBusy) onClose();
    },
  };
}

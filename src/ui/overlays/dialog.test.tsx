import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

function Example({ kind: Kind }: { kind: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Kind open={open} onClose={() => setOpen(false)} title="Remove this piece?">
        It will leave your cart.
      </Kind>
    </>
  );
}
const getDialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s', (_, Kind) => {
  it('opens as a modal named by its title', async () => {
    render(<Example kind={Kind} />);
    expect(getDialog().open).toBe(false);
    await userEvent.click(screen.getByText('Open'));
    expect(getDialog().open).toBe(true);
    const title = document.getElementById(getDialog().getAttribute('aria-labelledby') ?? '');
    expect(title?.textContent).toBe('Remove this piece?');
  });

  it.each([
    ['its button', () => fireEvent.click(screen.getByLabelText('Close'))],
    ['the backdrop', () => fireEvent.click(getDialog())],
    ['the browser, as on Escape', () => act(() => getDialog().close())],
  ])('is closed by %s and restores the focus', async (_name, close) => {
    render(<Example kind={Kind} />);
    await userEvent.click(screen.getByText('Open'));
    close();
    expect(getDialog().open).toBe(false);
    expect(document.activeElement).toBe(screen.getByText('Open'));
  });

  it('stays open when it was opened again before the close event', async () => {
    render(<Example kind={Kind} />);
    await userEvent.click(screen.getByText('Open'));
    fireEvent(getDialog(), new Event('close'));
    expect(getDialog().open).toBe(true);
  });

  it('stays open while it is busy, and gives the focus to the marked element', () => {
    const onClose = vi.fn();
    render(
      <Kind open onClose={onClose} title="Remove this piece?" isBusy>
        <input data-first-focus aria-label="Reason" />
      </Kind>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(getDialog(), cancel);
    fireEvent.click(screen.getByLabelText('Close'));
    fireEvent.click(getDialog());
    expect(cancel.defaultPrevented).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays open when its content is clicked', async () => {
    render(<Example kind={Kind} />);
    await userEvent.click(screen.getByText('Open'));
    await userEvent.click(screen.getByText('It will leave your cart.'));
    expect(getDialog().open).toBe(true);
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
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
])('%s', (_, kind) => {
  it('opens as a modal named by its title', async () => {
    render(<Example kind={kind} />);
    expect(getDialog().open).toBe(false);
    await userEvent.click(screen.getByText('Open'));
    expect(getDialog().open).toBe(true);
    const title = document.getElementById(getDialog().getAttribute('aria-labelledby') ?? '');
    expect(title?.textContent).toBe('Remove this piece?');
  });

  it.each([
    ['its button', () => fireEvent.click(screen.getByLabelText('Close'))],
    ['the backdrop', () => fireEvent.click(getDialog())],
    ['the browser, as on Escape', () => fireEvent(getDialog(), new Event('close'))],
  ])('is closed by %s and restores the focus', async (_name, close) => {
    render(<Example kind={kind} />);
    await userEvent.click(screen.getByText('Open'));
    close();
    expect(getDialog().open).toBe(false);
    expect(document.activeElement).toBe(screen.getByText('Open'));
  });

  it('stays open when its content is clicked', async () => {
    render(<Example kind={kind} />);
    await userEvent.click(screen.getByText('Open'));
    await userEvent.click(screen.getByText('It will leave your cart.'));
    expect(getDialog().open).toBe(true);
  });
});

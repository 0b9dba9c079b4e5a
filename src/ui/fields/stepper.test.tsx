import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Stepper } from './stepper.tsx';

describe('Stepper', () => {
  it('increases and decreases the quantity', async () => {
    const change = vi.fn();
    render(<Stepper label="Quantity" value={2} onChange={change} />);
    expect(screen.getByText('2 pcs')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    expect(change.mock.calls).toEqual([[3], [1]]);
  });

  it('stops at both ends', () => {
    const { rerender } = render(<Stepper label="Quantity" value={1} onChange={() => undefined} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease quantity' }).disabled).toBe(true);
    rerender(<Stepper label="Quantity" value={999} onChange={() => undefined} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Increase quantity' }).disabled).toBe(true);
  });

  it('ignores clicks while busy', async () => {
    const change = vi.fn();
    render(<Stepper label="Quantity" value={2} onChange={change} isBusy />);
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(change).not.toHaveBeenCalled();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AlertList } from './alert-list.tsx';

describe('AlertList', () => {
  it('renders the live region without alerts', () => {
    render(<AlertList alerts={[]} onDismiss={() => undefined} />);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('shows text and link, and can be dismissed by keyboard', async () => {
    const dismiss = vi.fn();
    const alerts = [{ id: '7', text: 'Please log in', link: { to: '/login', label: 'Log in' } }];
    render(<AlertList alerts={alerts} onDismiss={dismiss} />);
    expect(screen.getByText('Please log in')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Please log in Log in');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Log in' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(dismiss).toHaveBeenCalledWith('7');
  });
});

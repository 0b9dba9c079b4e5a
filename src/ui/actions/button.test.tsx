import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

describe('Button', () => {
  it('is pressed by mouse and keyboard', async () => {
    const press = vi.fn();
    render(<Button onClick={press}>Add</Button>);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(2);
  });

  it('keeps focus while busy, says what it does and does nothing more', async () => {
    const press = vi.fn();
    const submit = vi.fn();
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy busyLabel="Adding..." onClick={press}>
          Add
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Adding...' });
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('ButtonLink', () => {
  it.each(['/cart', '#', 'https://example.com/x'])('keeps the address %s as it is', (to) => {
    render(<ButtonLink to={to}>Go</ButtonLink>, { wrapper: MemoryRouter });
    expect(screen.getByRole('link').getAttribute('href')).toBe(to);
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

describe('Button', () => {
  it('can be clicked by mouse and keyboard', async () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Add</Button>);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('keeps the focus and ignores clicks while busy', async () => {
    const onClick = vi.fn();
    const submit = vi.fn();
    render(
      <form onSubmit={submit}>
        <Button type="submit" isBusy busyLabel="Adding..." onClick={onClick}>
          Add
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Adding...' });
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(onClick).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('ButtonLink', () => {
  it.each(['/cart', '#', 'https://example.com/x'])('keeps the URL %s', (to) => {
    render(<ButtonLink to={to}>Go</ButtonLink>);
    expect(screen.getByRole('link').getAttribute('href')).toBe(to);
  });
});

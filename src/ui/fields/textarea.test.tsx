import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Textarea } from './textarea.tsx';

const showLength = (length: number) =>
  render(<Textarea aria-label="Details" limit={1000} value={'x'.repeat(length)} readOnly />);

describe('Textarea', () => {
  it.each([
    [899, undefined],
    [900, '100 characters left'],
    [1000, '0 characters left'],
    [2500, '1,500 characters too many'],
  ])('at %i of 1000 characters shows the counter %j', (length, text) => {
    showLength(length);
    expect(screen.queryByRole('status')?.textContent).toBe(text);
  });

  it('never truncates the typed text', () => {
    showLength(1200);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Details').value).toHaveLength(1200);
    expect(screen.getByLabelText('Details').hasAttribute('maxlength')).toBe(false);
  });
});

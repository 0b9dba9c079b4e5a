import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('Field', () => {
  it('connects label, hint and error with the control', () => {
    render(
      <Field label="Phone" hint="Ten digits" error="Too short" required>
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Phone');
    expect(described(input)).toBe('Ten digits | Too short');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.required).toBe(true);
  });

  it('is not marked as invalid without an error', () => {
    render(<Field label="Phone">{(control) => <TextInput {...control} />}</Field>);
    const input = screen.getByLabelText('Phone');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });
});

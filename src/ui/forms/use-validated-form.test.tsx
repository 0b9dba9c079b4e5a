import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { useValidatedForm } from './use-validated-form.ts';

type Values = { name: string; city: string };
const SAVED: Values = { name: 'Asha', city: 'Surat' };

const createDraft = (stored: Partial<Values> = {}) => {
  let edits = stored;
  return {
    read: () => edits,
    write: (changed: Partial<Values>) => {
      edits = changed;
    },
    clear: () => {
      edits = {};
    },
  };
};

type FormProps = {
  saved?: Values;
  draft?: ReturnType<typeof createDraft>;
  onSubmit?: (values: Values) => Promise<void> | void;
};

function TestForm({ saved = SAVED, draft, onSubmit = () => undefined }: FormProps) {
  const { registerField, handleSubmit, getError, discardEdits } = useValidatedForm<Values>({
    validate: ({ name, city }) => ({
      ...(name === '' && { name: 'Name is required' }),
      ...(city === '' && { city: 'City is required' }),
    }),
    saved,
    ...(draft && { draft }),
  });
  return (
    <form aria-label="Test" noValidate onSubmit={handleSubmit(onSubmit)}>
      <input aria-label="Name" {...registerField('name')} />
      <p>{getError('name')}</p>
      <input aria-label="City" {...registerField('city')} />
      <p>{getError('city')}</p>
      <button type="button" onClick={() => discardEdits(saved)}>
        Cancel
      </button>
    </form>
  );
}

const getInput = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const readValues = () => [getInput('Name').value, getInput('City').value];
const type = (label: string, value: string) => fireEvent.input(getInput(label), { target: { value } });
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')));

describe('useValidatedForm', () => {
  it('shows all errors on submit, focuses the first, and clears one when its field is typed into', async () => {
    const onSubmit = vi.fn();
    render(<TestForm onSubmit={onSubmit} />);
    type('Name', '');
    type('City', '');
    expect(screen.queryByText(/required/)).toBeNull();
    await submit();
    expect(screen.getAllByText(/required/).map(({ textContent }) => textContent)).toEqual([
      'Name is required',
      'City is required',
    ]);
    expect(document.activeElement).toBe(getInput('Name'));
    type('Name', 'M');
    expect(screen.getAllByText(/required/)).toHaveLength(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('ignores a submit during the previous one', async () => {
    const onSubmit = vi.fn(() => new Promise<void>(() => undefined));
    render(<TestForm onSubmit={onSubmit} />);
    await submit();
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('overlays the saved values with the draft and with edits, also when the saved values change', () => {
    const draft = createDraft({ city: 'Rajkot' });
    const { rerender } = render(<TestForm draft={draft} />);
    expect(readValues()).toEqual(['Asha', 'Rajkot']);
    type('City', 'Bhuj');
    expect(draft.read()).toEqual({ city: 'Bhuj' });
    rerender(<TestForm draft={draft} saved={{ name: 'Meera', city: 'Vadodara' }} />);
    expect(readValues()).toEqual(['Meera', 'Bhuj']);
  });

  it('discards edits and the draft', () => {
    const draft = createDraft();
    render(<TestForm draft={draft} />);
    type('City', 'Bhuj');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(readValues()).toEqual(['Asha', 'Surat']);
    expect(draft.read()).toEqual({});
  });

  it('keeps text typed before hydration, also in the draft', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<TestForm draft={createDraft({ name: 'Draft' })} />);
    getInput('City').value = 'Bhuj';
    const onSubmit = vi.fn();
    const draft = createDraft({ name: 'Draft' });
    const root = await act(async () => hydrateRoot(container, <TestForm draft={draft} onSubmit={onSubmit} />));
    expect(readValues()).toEqual(['Draft', 'Bhuj']);
    expect(draft.read()).toEqual({ name: 'Draft', city: 'Bhuj' });
    await submit();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Draft', city: 'Bhuj' });
    act(() => root.unmount());
    container.remove();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { RadioCards } from './radio-cards.tsx';
import { Select } from './select.tsx';
import { SwatchGroup } from './swatch-group.tsx';

describe('RadioCards', () => {
  it('is a named radio group that reports the choice', async () => {
    const change = vi.fn();
    const options = [
      { value: 'a', title: 'Paper' },
      { value: 'b', title: 'Vinyl', detail: '₹110.00' },
      { value: 'c', title: 'Silk', disabled: true },
    ];
    render(<RadioCards legend="Type" options={options} value="a" onChange={change} />);
    expect(screen.getByRole('group', { name: 'Type' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Paper' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /Vinyl/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Silk' }));
    expect(change.mock.calls).toEqual([['b']]);
  });
});

describe('SwatchGroup', () => {
  it('names every colour and shows the name of the selected one', async () => {
    const change = vi.fn();
    const options = [
      { value: '#fff', colour: '#fff', label: 'Ivory' },
      { value: '#000', colour: '#000', label: 'Ink' },
    ];
    render(<SwatchGroup legend="Colour" options={options} value="#fff" onChange={change} />);
    expect(screen.getByText(/Ivory/)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Ink' }));
    expect(change).toHaveBeenCalledWith('#000');
  });
});

describe('Select and Checkbox', () => {
  it('are native controls', async () => {
    render(
      <>
        <Select aria-label="State" options={[{ value: 'GJ', label: 'Gujarat' }]} placeholder="Choose" />
        <Checkbox>Remember me</Checkbox>
      </>,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Gujarat');
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('GJ');
    await userEvent.click(screen.getByText('Remember me'));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' }).checked).toBe(true);
  });
});

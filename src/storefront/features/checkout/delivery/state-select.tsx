import type { ComponentProps } from 'react';
import { INDIAN_STATES } from '#domain/checkout/indian-states.ts';
import { Select } from '#ui/fields/select.tsx';

const NAMES = INDIAN_STATES.map(({ name }) => ({ value: name, label: name }));

type StateSelectProps = Omit<ComponentProps<typeof Select>, 'options' | 'placeholder'> & { value: string };

/** States and union territories; a saved name that is neither is added as an option. */
export function StateSelect({ value, ...control }: StateSelectProps) {
  const isListed = value.trim() === '' || NAMES.some((option) => option.value === value);
  const options = isListed ? NAMES : [{ value, label: value }, ...NAMES];
  return <Select {...control} options={options} placeholder="Choose your state" value={value} />;
}

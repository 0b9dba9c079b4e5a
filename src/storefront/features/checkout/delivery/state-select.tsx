import { findIndianState, INDIAN_STATES } from '#domain/checkout/indian-states.ts';
import type { ControlProps } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';

const NAMES = INDIAN_STATES.map(({ name }) => ({ value: name, label: name }));

type StateSelectProps = ControlProps & {
  autoComplete: string;
  value: string;
  readOnly: boolean;
  onChange: (name: string) => void;
};

/** States and union territories; a saved name in another spelling is added as an option. */
export function StateSelect({ value, readOnly, onChange, ...control }: StateSelectProps) {
  const officialName = findIndianState(value)?.name;
  const options = officialName !== undefined || value.trim() === '' ? NAMES : [{ value, label: value }, ...NAMES];
  return (
    <Select
      {...control}
      name="state"
      options={options}
      placeholder="Choose your state"
      value={officialName ?? value}
      disabled={readOnly}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

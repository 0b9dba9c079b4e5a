import { findIndianState, INDIAN_STATES } from '#domain/checkout/indian-states.ts';
import type { ControlProps } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';

const NAMES = INDIAN_STATES.map(({ name }) => ({ value: name, label: name }));

type StateSelectProps = ControlProps & {
  autoComplete: string;
  value: string;
  readOnly: boolean;
  onChoose: (name: string) => void;
};

/** The states and union territories; a name that was saved in another spelling stays on offer as it is. */
export function StateSelect({ value, readOnly, onChoose, ...control }: StateSelectProps) {
  const known = findIndianState(value)?.name;
  const options = known !== undefined || value.trim() === '' ? NAMES : [{ value, label: value }, ...NAMES];
  return (
    <Select
      {...control}
      name="state"
      options={options}
      placeholder="Choose your state"
      value={known ?? value}
      disabled={readOnly}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}

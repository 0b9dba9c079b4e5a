import { useState } from 'react';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import type { DispatchEntry } from './dispatch-draft.ts';

type CourierForAllProps = {
  /** Id of the datalist with suggestions. */
  courierListId: string;
  onChange: (change: Partial<DispatchEntry>) => void;
};

/** Fills in every row; each can still be changed. */
export function CourierForAll({ courierListId, onChange }: CourierForAllProps) {
  const [isOwnDelivery, setOwnDelivery] = useState(false);
  return (
    <div>
      {!isOwnDelivery && (
        <Field label="Courier for all orders">
          {(control) => (
            <TextInput
              {...control}
              data-first-focus
              list={courierListId}
              onChange={({ target }) => onChange({ courier: target.value })}
            />
          )}
        </Field>
      )}
      <Checkbox
        checked={isOwnDelivery}
        onChange={({ target }) => {
          setOwnDelivery(target.checked);
          onChange({ isOwnDelivery: target.checked });
        }}
      >
        We deliver all of them ourselves
      </Checkbox>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { DELIVERY_FIELDS } from '#domain/checkout/delivery-form.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { DELIVERY_CONTROLS } from './delivery-controls.ts';
import styles from './delivery-fields.module.css';
import { StateSelect } from './state-select.tsx';

type DeliveryControlProps = {
  field: (typeof DELIVERY_FIELDS)[number];
  value: string;
  error: string | undefined;
  /** Shown below the field; does not block. */
  hint?: ReactNode;
  /** True while paying. */
  readOnly: boolean;
  onType: (value: string) => void;
  onLeave: () => void;
};

export function DeliveryControl({ field, value, error, hint, readOnly, onType, onLeave }: DeliveryControlProps) {
  const { name, label, required } = field;
  const { wide, hint: ownHint, ...look } = DELIVERY_CONTROLS[name];
  return (
    <div className={wide ? styles.wide : undefined}>
      <Field label={label} error={error} hint={hint ?? ownHint} required={required} optional={!required}>
        {(control) =>
          name === 'state' ? (
            <StateSelect {...control} {...look} value={value} readOnly={readOnly} onChoose={onType} />
          ) : (
            <TextInput
              {...control}
              {...look}
              name={name}
              value={value}
              readOnly={readOnly}
              onChange={(event) => onType(event.target.value)}
              onBlur={onLeave}
            />
          )
        }
      </Field>
    </div>
  );
}

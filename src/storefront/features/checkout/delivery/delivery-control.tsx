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
  /** Replaces the field's own hint. */
  hint?: ReactNode;
  /** True while paying. */
  readOnly: boolean;
  onChange: (value: string) => void;
  onBlur: () => void;
};

export function DeliveryControl({ field, value, error, hint, readOnly, onChange, onBlur }: DeliveryControlProps) {
  const { name, label, required } = field;
  const { isWide, hint: defaultHint, ...inputProps } = DELIVERY_CONTROLS[name];
  return (
    <div className={isWide ? styles.wide : undefined}>
      <Field label={label} error={error} hint={hint ?? defaultHint} required={required} isOptional={!required}>
        {(control) =>
          name === 'state' ? (
            <StateSelect {...control} {...inputProps} value={value} readOnly={readOnly} onChange={onChange} />
          ) : (
            <TextInput
              {...control}
              {...inputProps}
              name={name}
              value={value}
              readOnly={readOnly}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onBlur}
            />
          )
        }
      </Field>
    </div>
  );
}

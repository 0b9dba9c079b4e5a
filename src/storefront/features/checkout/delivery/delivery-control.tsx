import type { ReactNode } from 'react';
import type { DELIVERY_FIELDS, DeliveryField } from '#domain/checkout/delivery-form.ts';
import { normalisePhone } from '#domain/checkout/indian-phone.ts';
import { normalisePincode } from '#domain/checkout/pincode.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { DELIVERY_CONTROLS } from './delivery-controls.ts';
import styles from './delivery-fields.module.css';
import { StateSelect } from './state-select.tsx';
import type { DeliveryFormState } from './use-delivery-form.ts';

const NORMALISERS: Partial<Record<DeliveryField, (typed: string) => string>> = {
  phone: normalisePhone,
  pincode: normalisePincode,
};

type DeliveryControlProps = {
  field: (typeof DELIVERY_FIELDS)[number];
  delivery: DeliveryFormState;
  /** Replaces the field's own hint. */
  hint?: ReactNode;
  /** True while paying. */
  readOnly: boolean;
};

export function DeliveryControl({ field, delivery, hint, readOnly }: DeliveryControlProps) {
  const { name, label, required } = field;
  const { isWide, hint: defaultHint, ...inputProps } = DELIVERY_CONTROLS[name];
  const normaliseValue = () => {
    const typed = delivery.getValues(name);
    const normalised = NORMALISERS[name]?.(typed);
    // Keeps text without digits, so that the shopper can correct it.
    if (normalised && normalised !== typed) delivery.setValue(name, normalised);
  };
  const controlProps = { ...inputProps, ...delivery.registerField(name, normaliseValue) };
  return (
    <div className={isWide ? styles.wide : undefined}>
      <Field
        label={label}
        error={delivery.getError(name)}
        hint={hint ?? defaultHint}
        required={required}
        isOptional={!required}
      >
        {(control) =>
          name === 'state' ? (
            <StateSelect {...control} {...controlProps} value={delivery.watch('state')} disabled={readOnly} />
          ) : (
            <TextInput {...control} {...controlProps} readOnly={readOnly} />
          )
        }
      </Field>
    </div>
  );
}

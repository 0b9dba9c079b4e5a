import { DELIVERY_FIELDS } from '#domain/checkout/delivery-form.ts';
import { getPincodeHint } from '#domain/checkout/indian-states.ts';
import { DeliveryControl } from './delivery-control.tsx';
import styles from './delivery-fields.module.css';
import type { DeliveryFormState } from './use-delivery-form.ts';

export function DeliveryFields({ delivery, readOnly }: { delivery: DeliveryFormState; readOnly: boolean }) {
  const { values, errors, changeValue, normaliseValue } = delivery;
  const regionHint = getPincodeHint(values.pincode, values.state);
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>Delivery details</legend>
      {DELIVERY_FIELDS.map((field) => (
        <DeliveryControl
          key={field.name}
          field={field}
          value={values[field.name]}
          error={errors[field.name]}
          hint={field.name === 'pincode' ? regionHint : undefined}
          readOnly={readOnly}
          onChange={(value) => changeValue(field.name, value)}
          onBlur={() => normaliseValue(field.name)}
        />
      ))}
      <p className={styles.country}>We deliver within India only.</p>
    </fieldset>
  );
}

import { DELIVERY_FIELDS } from '#domain/checkout/delivery-form.ts';
import { pincodeHint } from '#domain/checkout/indian-states.ts';
import { DeliveryControl } from './delivery-control.tsx';
import styles from './delivery-fields.module.css';
import type { DeliveryFormState } from './use-delivery-form.ts';

export function DeliveryFields({ delivery, readOnly }: { delivery: DeliveryFormState; readOnly: boolean }) {
  const { values, errors, type, leave } = delivery;
  const regionHint = pincodeHint(values.pincode, values.state);
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
          onType={(value) => type(field.name, value)}
          onLeave={() => leave(field.name)}
        />
      ))}
      <p className={styles.country}>We deliver within India only.</p>
    </fieldset>
  );
}

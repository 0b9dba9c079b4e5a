import { DELIVERY_FIELDS } from '#domain/checkout/delivery-form.ts';
import { getPincodeHint } from '#domain/checkout/indian-states.ts';
import { DeliveryControl } from './delivery-control.tsx';
import styles from './delivery-fields.module.css';
import type { DeliveryFormState } from './use-delivery-form.ts';

export function DeliveryFields({ delivery, readOnly }: { delivery: DeliveryFormState; readOnly: boolean }) {
  const [pincode, state] = delivery.watch(['pincode', 'state']);
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>Delivery details</legend>
      {DELIVERY_FIELDS.map((field) => (
        <DeliveryControl
          key={field.name}
          field={field}
          delivery={delivery}
          hint={field.name === 'pincode' ? getPincodeHint(pincode, state) : undefined}
          readOnly={readOnly}
        />
      ))}
      <p className={styles.country}>We deliver within India only.</p>
    </fieldset>
  );
}

import type { ReactNode } from 'react';
import { DELIVERY_FIELDS, type DeliveryField } from '#domain/checkout/delivery-form.ts';
import { getPincodeHint } from '#domain/checkout/indian-states.ts';
import { DeliveryControl } from './delivery-control.tsx';
import styles from './delivery-fields.module.css';
import type { DeliveryFormState } from './use-delivery-form.ts';

export function DeliveryFields({ delivery, readOnly }: { delivery: DeliveryFormState; readOnly: boolean }) {
  const [pincode, state] = delivery.watch(['pincode', 'state']);
  const pincodeHint = getPincodeHint(pincode, state);
  const hints: Partial<Record<DeliveryField, ReactNode>> = {
    state: delivery.filledState && !pincodeHint && 'Filled in from your pincode.',
    pincode: pincodeHint,
  };
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>Delivery details</legend>
      {DELIVERY_FIELDS.map((field) => (
        <DeliveryControl
          key={field.name}
          field={field}
          delivery={delivery}
          hint={hints[field.name]}
          readOnly={readOnly}
        />
      ))}
      <p role="status" className="visually-hidden">
        {delivery.filledState && `State: ${delivery.filledState}, from your pincode.`}
      </p>
      <p className={styles.country}>We deliver within India only.</p>
    </fieldset>
  );
}

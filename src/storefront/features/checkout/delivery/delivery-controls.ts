import type { DeliveryField } from '#domain/checkout/delivery-form.ts';

type ControlAttributes = {
  type?: 'tel' | 'email';
  inputMode?: 'numeric' | 'tel';
  autoComplete: string;
  /** Takes a full row on wide screens. */
  wide?: boolean;
  hint?: string;
};

/** Input attributes per field. */
export const DELIVERY_CONTROLS: Readonly<Record<DeliveryField, ControlAttributes>> = {
  fullName: { autoComplete: 'name', wide: true },
  phone: {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    hint: 'A 10-digit Indian mobile, for the courier.',
  },
  email: { type: 'email', autoComplete: 'email' },
  addressLine1: { autoComplete: 'address-line1', wide: true },
  addressLine2: { autoComplete: 'address-line2', wide: true },
  city: { autoComplete: 'address-level2', wide: true },
  state: { autoComplete: 'address-level1' },
  pincode: { inputMode: 'numeric', autoComplete: 'postal-code' },
};

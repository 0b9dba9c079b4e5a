import type { DeliveryField } from '#domain/checkout/delivery-form.ts';

type ControlAttributes = {
  type?: 'tel' | 'email';
  inputMode?: 'numeric' | 'tel';
  autoComplete: string;
  /** Takes a full row on wide screens. */
  isWide?: boolean;
  hint?: string;
};

export const DELIVERY_CONTROLS: Readonly<Record<DeliveryField, ControlAttributes>> = {
  fullName: { autoComplete: 'name', isWide: true },
  phone: {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    hint: 'A 10-digit Indian mobile number for the courier.',
  },
  email: { type: 'email', autoComplete: 'email' },
  addressLine1: { autoComplete: 'address-line1', isWide: true },
  addressLine2: { autoComplete: 'address-line2', isWide: true },
  city: { autoComplete: 'address-level2', isWide: true },
  state: { autoComplete: 'address-level1' },
  pincode: { inputMode: 'numeric', autoComplete: 'postal-code' },
};

import type { DeliveryField } from '#domain/checkout/delivery-form.ts';

type ControlLook = {
  type?: 'tel' | 'email';
  inputMode?: 'numeric' | 'tel';
  autoComplete: string;
  /** Stands alone on its line on a wide screen. */
  wide?: boolean;
  hint?: string;
};

/** How each field is typed into and filled in by the browser. */
export const DELIVERY_CONTROLS: Readonly<Record<DeliveryField, ControlLook>> = {
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

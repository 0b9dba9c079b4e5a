import type { DetailField, SavedDetails } from '#domain/checkout/saved-details.ts';

export type ProfileField = {
  name: DetailField;
  label: string;
  autoComplete: string;
  type?: 'email' | 'tel';
  inputMode?: 'numeric';
  /** Read-only. */
  isFixed?: boolean;
};

export type ProfileSectionSetup = {
  key: 'personal' | 'address';
  title: string;
  fields: readonly ProfileField[];
  savedText: string;
};

/** Edited fields only. */
export type TypedDetails = Partial<SavedDetails>;

/** Specification 1 §2 and §8. */
export const PERSONAL_SECTION: ProfileSectionSetup = {
  key: 'personal',
  title: 'Personal Information',
  fields: [
    { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
    { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
    { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
    { name: 'email', label: 'Email', autoComplete: 'email', type: 'email', isFixed: true },
  ],
  savedText: 'Profile updated.',
};

export const ADDRESS_SECTION: ProfileSectionSetup = {
  key: 'address',
  title: 'Address',
  fields: [
    { name: 'addressLine1', label: 'Address line 1', autoComplete: 'address-line1' },
    { name: 'addressLine2', label: 'Address line 2', autoComplete: 'address-line2' },
    { name: 'city', label: 'City', autoComplete: 'address-level2' },
    { name: 'state', label: 'State', autoComplete: 'address-level1' },
    { name: 'postalCode', label: 'Postal code', autoComplete: 'postal-code', inputMode: 'numeric' },
    { name: 'country', label: 'Country', autoComplete: 'country' },
  ],
  savedText: 'Shipping address saved.',
};

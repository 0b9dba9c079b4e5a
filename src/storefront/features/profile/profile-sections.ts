import type { DetailField } from '#domain/checkout/saved-details.ts';

export type ProfileField = {
  name: DetailField;
  label: string;
  autoComplete: string;
  type?: 'email' | 'tel';
  inputMode?: 'numeric';
  isReadOnly?: boolean;
};

export type ProfileSectionConfig = {
  key: 'personal' | 'address';
  title: string;
  fields: readonly ProfileField[];
  savedText: string;
};

export const PERSONAL_SECTION: ProfileSectionConfig = {
  key: 'personal',
  title: 'Personal Information',
  fields: [
    { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
    { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
    { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
    { name: 'email', label: 'Email', autoComplete: 'email', type: 'email', isReadOnly: true },
  ],
  savedText: 'Profile updated.',
};

export const ADDRESS_SECTION: ProfileSectionConfig = {
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

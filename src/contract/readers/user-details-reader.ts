/**
 * A customer's details, wrapped in `data` or bare (specification 1 §7). What is missing reads as empty.
 */
import type { UserDetails } from '../api/user-details.ts';
import { dataOrBody } from './envelope-reader.ts';
import { textOf } from './unknown-json.ts';

export const readUserDetails = (body: unknown): UserDetails | undefined => {
  const details = dataOrBody(body);
  if (details === undefined) return undefined;
  return {
    userId: textOf(details.userId) ?? '',
    firstName: textOf(details.firstName) ?? '',
    lastName: textOf(details.lastName) ?? '',
    email: textOf(details.email) ?? '',
    phone: textOf(details.phone) ?? '',
    addressLine1: textOf(details.addressLine1) ?? '',
    addressLine2: textOf(details.addressLine2) ?? '',
    city: textOf(details.city) ?? '',
    state: textOf(details.state) ?? '',
    postalCode: textOf(details.postalCode) ?? '',
    country: textOf(details.country) ?? '',
  };
};

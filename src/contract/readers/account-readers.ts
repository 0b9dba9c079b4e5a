/** Reads the session token and the user details from responses. */
import type { UserDetails } from '../storefront/user-details.ts';
import { readEnvelope, unwrapData } from './envelope-reader.ts';
import { asRecord, readText } from './unknown-json.ts';

export const readToken = (body: unknown): string | undefined => readText(asRecord(readEnvelope(body).data)?.jwToken);

/** Accepts details wrapped in `data` or bare; missing fields become empty. */
export const readUserDetails = (body: unknown): UserDetails | undefined => {
  const details = unwrapData(body);
  if (details === undefined) return undefined;
  return {
    userId: readText(details.userId) ?? '',
    firstName: readText(details.firstName) ?? '',
    lastName: readText(details.lastName) ?? '',
    email: readText(details.email) ?? '',
    phone: readText(details.phone) ?? '',
    addressLine1: readText(details.addressLine1) ?? '',
    addressLine2: readText(details.addressLine2) ?? '',
    city: readText(details.city) ?? '',
    state: readText(details.state) ?? '',
    postalCode: readText(details.postalCode) ?? '',
    country: readText(details.country) ?? '',
  };
};

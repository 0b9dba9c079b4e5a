/** Reads the session token and the user details from responses. */
import type { SignIn } from '../storefront/account.ts';
import type { UserDetails } from '../storefront/user-details.ts';
import { createReader, readText, readTextOrBlank } from './unknown-json.ts';

export const readSignIn = createReader<Pick<SignIn, 'jwToken'>, 'jwToken'>(['jwToken'], { jwToken: readText });

/** Missing fields become empty. */
export const readUserDetails = createReader<UserDetails>([], {
  userId: readTextOrBlank,
  firstName: readTextOrBlank,
  lastName: readTextOrBlank,
  email: readTextOrBlank,
  phone: readTextOrBlank,
  addressLine1: readTextOrBlank,
  addressLine2: readTextOrBlank,
  city: readTextOrBlank,
  state: readTextOrBlank,
  postalCode: readTextOrBlank,
  country: readTextOrBlank,
});

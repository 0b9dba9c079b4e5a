/** Reads the session token, the signed-in devices and the user details from responses. */
import type { SignIn } from '../storefront/account.ts';
import type { SignedInDevice } from '../storefront/sessions.ts';
import type { UserDetails } from '../storefront/user-details.ts';
import { createReader, isTrue, readList, readText, readTextOrBlank } from './unknown-json.ts';

export const readSignIn = createReader<Pick<SignIn, 'jwToken'>, 'jwToken'>(['jwToken'], { jwToken: readText });

const readDevice = createReader<SignedInDevice, 'device'>(['device'], {
  device: readText,
  signedInAt: readTextOrBlank,
  isCurrent: isTrue,
});
export const readDevices = (items: unknown): SignedInDevice[] | undefined => readList(items, readDevice);

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

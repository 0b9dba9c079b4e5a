/** Resolves the relative picture addresses in the response of another API host against that host (decision D-50). */
import { asRecord } from './unknown-json.ts';

/** The fields of images and items that hold a picture's address. */
const PICTURE_FIELDS = ['url', 'productImageUrl'];
const ABSOLUTE_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

const resolveAddress = (address: string, origin: string): string =>
  address.trim() === '' || ABSOLUTE_ADDRESS.test(address) ? address : `${origin}/${address.replace(/^(?:\.?\/)+/, '')}`;

/** Takes a body whose keys are normalised. */
export function resolvePictureAddresses(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolvePictureAddresses(entry, origin));
  const record = asRecord(value);
  if (record === undefined) return value;
  const resolveField = ([name, entry]: [string, unknown]) =>
    typeof entry === 'string' && PICTURE_FIELDS.includes(name)
      ? [name, resolveAddress(entry, origin)]
      : [name, resolvePictureAddresses(entry, origin)];
  return Object.fromEntries(Object.entries(record).map(resolveField));
}

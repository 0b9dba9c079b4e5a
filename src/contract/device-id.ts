/** The random id of a browser, which keeps strangers from locking a customer out of the account (decision D-42). */
export const DEVICE_HEADER = 'x-aangan-device';

/** The format of a device id; anything else counts as no id. */
export const DEVICE_ID_PATTERN = '^[\\w-]{22,64}$';

export const isDeviceId = (value: unknown): value is string =>
  typeof value === 'string' && new RegExp(DEVICE_ID_PATTERN).test(value);

import { isDeviceId } from '#contract/device-id.ts';
import type { KeyValueStorage } from './storage.ts';

/** Fixed by D-42. */
const DEVICE_KEY = 'aangan.device';

/** A random id of this browser, created at the first sign-in. It says nothing about the customer and outlives a log-out. */
export function readOrCreateDeviceId(local: KeyValueStorage): string {
  const stored = local.get(DEVICE_KEY);
  if (isDeviceId(stored)) return stored;
  const id = createRandomId();
  local.set(DEVICE_KEY, id);
  return id;
}

/** `crypto.randomUUID` is missing on pages without https. */
const createRandomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

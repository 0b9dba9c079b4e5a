import { beforeEach, expect, it } from 'vitest';
import { isDeviceId } from '#contract/device-id.ts';
import { readOrCreateDeviceId } from './device-storage.ts';
import { getSafeLocalStorage } from './storage.ts';

beforeEach(() => localStorage.clear());

it('a device keeps its random id in local storage [D-42]', () => {
  const id = readOrCreateDeviceId(getSafeLocalStorage());
  expect(isDeviceId(id)).toBe(true);
  expect(localStorage.getItem('aangan.device')).toBe(id);
  expect(readOrCreateDeviceId(getSafeLocalStorage())).toBe(id);
  localStorage.clear();
  expect(readOrCreateDeviceId(getSafeLocalStorage())).not.toBe(id);
});

it('a damaged id is replaced', () => {
  localStorage.setItem('aangan.device', 'short\r\nx: y');
  expect(isDeviceId(readOrCreateDeviceId(getSafeLocalStorage()))).toBe(true);
});

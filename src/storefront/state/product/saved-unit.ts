import { useSyncExternalStore } from 'react';
import { type LengthUnit, parseLengthUnit } from '#domain/measuring/length-unit.ts';
import { getSafeLocalStorage } from '#storefront/browser/storage/storage.ts';

const STORAGE_KEY = 'aangan.unit';
const subscribeToNothing = () => () => undefined;

/** Applies to all sizes in the shop, on later visits too. */
export const saveUnit = (unit: LengthUnit): void => getSafeLocalStorage().set(STORAGE_KEY, unit);

/** Inches on the server and in the first browser render. */
export const useSavedUnit = (): LengthUnit =>
  useSyncExternalStore(
    subscribeToNothing,
    () => parseLengthUnit(getSafeLocalStorage().get(STORAGE_KEY)),
    () => 'in',
  );

import { useSyncExternalStore } from 'react';
import { type LengthUnit, parseLengthUnit } from '#domain/measuring/length-unit.ts';
import { getLocalStore } from '#storefront/browser/storage/storage.ts';

const KEY = 'aangan.unit';
const never = () => () => undefined;

/** The unit applies to all sizes in the shop, on later visits too. */
export const saveUnit = (unit: LengthUnit): void => getLocalStore().set(KEY, unit);

/** Inches on the server and in the first browser render. */
export const useSavedUnit = (): LengthUnit =>
  useSyncExternalStore(
    never,
    () => parseLengthUnit(getLocalStore().get(KEY)),
    () => 'in',
  );

import { useSyncExternalStore } from 'react';
import { type LengthUnit, parseLengthUnit } from '#domain/product/length-unit.ts';
import { localStore } from '#storefront/browser/storage/storage.ts';

const KEY = 'aangan.unit';
const never = () => () => undefined;

/** Chosen once, on a product page; sizes are said in it everywhere, also on the next visit. */
export const keepUnit = (unit: LengthUnit): void => localStore().set(KEY, unit);

/** The server, and the first render in the browser, say inches. */
export const useKeptUnit = (): LengthUnit =>
  useSyncExternalStore(
    never,
    () => parseLengthUnit(localStore().get(KEY)),
    () => 'in',
  );

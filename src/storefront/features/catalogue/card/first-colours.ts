import { useMemo } from 'react';
import type { Product } from '#contract/api/catalogue.ts';
import { colourFamily } from '#domain/catalogue/colour-family.ts';
import { coloursSought } from '#domain/catalogue/colours-sought.ts';
import type { ListingQuery } from '#domain/catalogue/listing-query.ts';
import { colourSwatches } from '#domain/catalogue/product-images.ts';

/** The colours that cards begin with where they have one: what was looked for is what is seen. */
export type FirstColours = { key: string; hexOf(product: Product): string | undefined };

export const useFirstColours = (query: ListingQuery): FirstColours | undefined =>
  useMemo(() => {
    const families = coloursSought(query);
    if (families.length === 0) return undefined;
    const isAmong = (hex: string) => families.some((family) => family === colourFamily(hex));
    return { key: families.join(), hexOf: ({ images }) => colourSwatches(images).find(isAmong) };
  }, [query]);

import { useMemo } from 'react';
import type { Product } from '#contract/storefront/catalogue.ts';
import { classifyColour } from '#domain/catalogue/colour-family.ts';
import type { ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { getSearchedColours } from '#domain/catalogue/listing/listing-query.ts';
import { listColours } from '#domain/catalogue/pictures/product-images.ts';

/** The first colour of each card that matches the colour search or filter. */
export type InitialColours = { key: string; findHex(product: Product): string | undefined };

export const useInitialColours = (query: ListingQuery): InitialColours | undefined =>
  useMemo(() => {
    const families = getSearchedColours(query);
    if (families.length === 0) return undefined;
    const isSearched = (hex: string) => families.some((family) => family === classifyColour(hex));
    return { key: families.join(), findHex: ({ images }) => listColours(images).find(isSearched) };
  }, [query]);

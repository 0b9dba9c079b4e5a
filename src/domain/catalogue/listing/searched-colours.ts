/**
 * The colours that a listing is about: those of the filter, else those that the search names.
 */
import { splitWords } from '#domain/text/search-words.ts';
import { type ColourFamily, parseColourFamily } from '../colour-family.ts';
import type { ListingQuery } from './listing-query.ts';

export const getSearchedColours = ({ colours, q }: Pick<ListingQuery, 'colours' | 'q'>): readonly ColourFamily[] =>
  colours.length > 0 ? colours : splitWords(q).flatMap((word) => parseColourFamily(word) ?? []);

/**
 * The name under which a rendered page is kept (decision D-22): path and allow-listed parameters in one spelling. The
 * key is itself an address, and it is what the server renders, so nothing else of a query can reach a kept page.
 */
import {
  LISTING_PARAMETERS,
  MAX_QUERY_VALUES,
  type QueryParameter,
  tidyQueryValue,
} from '#domain/catalogue/listing/listing-query.ts';
import { type PagePattern, type PageQuery, pagePatterns } from './paths.ts';

const MAX_PATH_LENGTH = 300;

/** In the order in which a key lists them. */
const PARAMETERS_BY_QUERY: Record<PageQuery, readonly QueryParameter[]> = {
  nothing: [],
  productId: [{ name: 'id' }, { name: 'pid' }, { name: 'productId' }],
  filters: LISTING_PARAMETERS,
};

/** Percent-decoded, or nothing when it cannot be decoded or written again. */
const decodeSafely = (encoded: string): string | undefined => {
  try {
    const plain = decodeURIComponent(encoded);
    encodeURIComponent(plain);
    return plain;
  } catch {
    return undefined;
  }
};

const splitSegments = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** The path in the pattern's own spelling, or nothing when it is another page's. */
const matchPath = (pattern: string, segments: readonly string[]): string | undefined => {
  const wanted = splitSegments(pattern);
  if (wanted.length !== segments.length) return undefined;
  const spelled = wanted.map((want, index) => {
    const given = segments[index] ?? '';
    if (want.startsWith(':')) return encodeURIComponent(given);
    return given.toLowerCase() === want ? want : undefined;
  });
  return spelled.includes(undefined) ? undefined : `/${spelled.join('/')}`;
};

const findPage = (path: string): { page: PagePattern; path: string } | undefined => {
  const segments = splitSegments(path).map(decodeSafely);
  if (path.length > MAX_PATH_LENGTH || !segments.every((segment) => segment !== undefined)) return undefined;
  for (const page of pagePatterns) {
    const spelled = matchPath(page.pattern, segments);
    if (spelled !== undefined) return { page, path: spelled };
  }
  return undefined;
};

type Pair = { name: string; value: string };

const parseQuery = (query: string): Pair[] =>
  query.split('&').flatMap((part) => {
    const [name, value] = part.replaceAll('+', ' ').split(/=(.*)/s, 2).map(decodeSafely);
    return name === undefined || value === undefined ? [] : [{ name, value: tidyQueryValue(value) }];
  });

const pickValues = (given: readonly Pair[], { name, repeats, accepts = () => true }: QueryParameter): string[] => {
  const values = given.filter((pair) => pair.name === name && pair.value !== '' && accepts(pair.value));
  const distinct = [...new Set(values.map((pair) => pair.value))];
  return repeats ? distinct.sort().slice(0, MAX_QUERY_VALUES) : distinct.slice(0, 1);
};

/** `undefined`: no page of the shop, or one that belongs to a single customer. */
export const buildPageCacheKey = (address: string): string | undefined => {
  const [beforeHash = ''] = address.split('#', 1);
  const [path = '', query = ''] = beforeHash.split(/\?(.*)/s, 2);
  const found = findPage(path);
  if (found === undefined || found.page.guard === 'token') return undefined;
  const given = parseQuery(query);
  const kept = PARAMETERS_BY_QUERY[found.page.query].flatMap((parameter) =>
    pickValues(given, parameter).map((value) => `${parameter.name}=${encodeURIComponent(value)}`),
  );
  return kept.length === 0 ? found.path : `${found.path}?${kept.join('&')}`;
};

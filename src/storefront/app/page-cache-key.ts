import { isPolicyVersion, VERSION_PARAMETER } from '#contract/content/policy-versions.ts';
import {
  LISTING_PARAMETERS,
  MAX_QUERY_VALUES,
  type QueryParameter,
  tidyQueryValue,
} from '#domain/catalogue/listing/listing-query.ts';
import { decodeUriPart } from '#domain/text/decode-uri.ts';
import type { Route } from '../routes/route.ts';
import { notFoundRoute } from './route-table.ts';
import { resolveRoute } from './router/resolve-route.ts';

export const NOT_FOUND_PATH = '/not-found';

const MAX_PATH_LENGTH = 300;

/** A cache key lists the parameters in this order. */
const QUERY_PARAMETERS: Record<NonNullable<Route['query']>, readonly QueryParameter[]> = {
  productId: [{ name: 'id' }, { name: 'pid' }, { name: 'productId' }],
  filters: LISTING_PARAMETERS,
  version: [{ name: VERSION_PARAMETER, accepts: isPolicyVersion }],
};

/**
 * Path and allowed query parameters, normalised (D-22). The key is itself an address, and the server renders the key,
 * so nothing else of a query can reach a cached page. A page behind the login has one key for all customers and
 * parameters; all unknown addresses share one.
 */
export function buildPageCacheKey(address: string): string {
  const [beforeHash = ''] = address.split('#', 1);
  const [path = '', query = ''] = beforeHash.split(/\?(.*)/s, 2);
  if (path.length > MAX_PATH_LENGTH) return NOT_FOUND_PATH;
  const { route, params } = resolveRoute(path);
  if (route === notFoundRoute) return NOT_FOUND_PATH;
  if (route.guard === 'signedIn') return route.path;
  return fillPath(route.path, params) + (route.query ? normaliseQuery(query, QUERY_PARAMETERS[route.query]) : '');
}

const fillPath = (path: string, params: Readonly<Record<string, string | undefined>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

type NamedValue = { name: string; value: string };

function normaliseQuery(query: string, parameters: readonly QueryParameter[]): string {
  const given = query.split('&').flatMap(parsePair);
  const picked = parameters.flatMap((parameter) =>
    pickValues(given, parameter).map((value) => `${parameter.name}=${encodeURIComponent(value)}`),
  );
  return picked.length === 0 ? '' : `?${picked.join('&')}`;
}

function parsePair(pair: string): NamedValue[] {
  const [name = '', value = ''] = pair.replaceAll('+', ' ').split(/=(.*)/s, 2);
  const [decodedName, decodedValue] = [decodeUriPart(name), decodeUriPart(value)];
  if (decodedName === undefined || decodedValue === undefined) return [];
  return [{ name: decodedName, value: tidyQueryValue(decodedValue) }];
}

function pickValues(
  given: readonly NamedValue[],
  { name, repeats, accepts = () => true }: QueryParameter,
): readonly string[] {
  const values = given.filter((pair) => pair.name === name && pair.value !== '' && accepts(pair.value));
  const distinct = [...new Set(values.map(({ value }) => value))];
  return repeats ? distinct.sort().slice(0, MAX_QUERY_VALUES) : distinct.slice(0, 1);
}

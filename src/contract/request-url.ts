/**
 * The address of a call: path with its segments filled in, then the query (specification 0 §7, 1 §7).
 */
import type { ApiRequest } from './transport.ts';

export function buildRequestUrl({ path, params, query }: Pick<ApiRequest, 'path' | 'params' | 'query'>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = given.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`;
}

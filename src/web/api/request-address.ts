import type { ApiRequest } from '#contract/transport.ts';

/** The address of a call: path with its segments filled in, then the query. */
export function requestAddress({ path, params, query }: Pick<ApiRequest, 'path' | 'params' | 'query'>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

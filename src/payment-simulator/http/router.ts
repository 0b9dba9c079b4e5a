import type { HttpRequest } from './request.ts';
import type { HttpResponse } from './response.ts';

export type Params = Readonly<Record<string, string>>;
type RouteHandler = (request: HttpRequest, params: Params) => HttpResponse | Promise<HttpResponse>;
export type Route = { readonly method: string; readonly pattern: string; readonly handle: RouteHandler };

/** Returns the values of the pattern's `:params`, or `undefined` if the path does not match. */
function matchPath(pattern: string, path: string): Params | undefined {
  const patternSegments = pattern.split('/');
  const pathSegments = path.split('/');
  if (patternSegments.length !== pathSegments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of patternSegments.entries()) {
    const value = pathSegments[index] ?? '';
    if (segment.startsWith(':') && value !== '') params[segment.slice(1)] = decodeSegment(value);
    else if (segment !== value) return undefined;
  }
  return params;
}

function decodeSegment(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export type RouteMatch = { readonly handle: RouteHandler; readonly params: Params };

export function findRoute(routes: readonly Route[], { method, path }: HttpRequest): RouteMatch | undefined {
  for (const route of routes) {
    const params = route.method === method ? matchPath(route.pattern, path) : undefined;
    if (params !== undefined) return { handle: route.handle, params };
  }
  return undefined;
}

import type { Answer } from './answer.ts';
import type { Request } from './request.ts';

export type Params = Readonly<Record<string, string>>;
type Handler = (request: Request, params: Params) => Answer | Promise<Answer>;
export type Route = { readonly method: string; readonly pattern: string; readonly handle: Handler };

/** The names of the pattern's `:parts` with what the path holds there, or `undefined` when it is another path. */
function match(pattern: string, path: string): Params | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = decoded(value);
    else if (part !== value) return undefined;
  }
  return params;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export type Found = { readonly handle: Handler; readonly params: Params };

export function findRoute(routes: readonly Route[], { method, path }: Request): Found | undefined {
  for (const route of routes) {
    const params = route.method === method ? match(route.pattern, path) : undefined;
    if (params !== undefined) return { handle: route.handle, params };
  }
  return undefined;
}

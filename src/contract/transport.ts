/**
 * The transport of the API client: HTTP in the browser, in-process during server rendering, a stub in tests. Responses
 * keep the status and the raw text, because error messages quote both.
 */
import type { Method } from './endpoint.ts';
import { normaliseKeys } from './readers/normalise-response.ts';
import { resolvePictureAddresses } from './readers/picture-addresses.ts';
import type { ResponseHeaders } from './response-headers.ts';

export type ApiRequest = {
  method: Method;
  /** The endpoint's path with its `:name` placeholders. */
  path: string;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  /** `undefined` when the request has no body. */
  body: unknown;
  token: string | undefined;
  /** Whether the endpoint takes a device id (D-42). */
  takesDeviceId?: boolean | undefined;
};

export type ApiResponse = ResponseHeaders & {
  status: number;
  text: string;
  /** The parsed body, or `undefined` when it is not JSON. */
  json: unknown;
};

/** Rejects only when no response arrives. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

/** Fills the placeholders of the path and appends the query; null and undefined parameters are left out. */
export function buildRequestUrl({ path, params, query }: Pick<ApiRequest, 'path' | 'params' | 'query'>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = given.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`;
}

/**
 * Detects JSON by parsing, not by the content type, and brings its keys into the contract's spelling. Pictures of another
 * API host get absolute addresses.
 */
export function parseApiResponse(status: number, text: string, apiOrigin?: string): ApiResponse {
  try {
    const json = normaliseKeys(JSON.parse(text));
    return { status, text, json: apiOrigin ? resolvePictureAddresses(json, apiOrigin) : json };
  } catch {
    return { status, text, json: undefined };
  }
}

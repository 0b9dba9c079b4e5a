/**
 * How a call travels: over HTTP from the browser, in-process while the server renders, or through a test's own
 * function. The answer keeps status and raw text, because the error catalogue (specification 0 §8) quotes both.
 */
import type { Method } from './endpoint.ts';

export type ApiRequest = {
  method: Method;
  /** The row's path, still with its `:name` segments. */
  path: string;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  /** `undefined` for calls without a body. */
  body: unknown;
  token: string | undefined;
};

export type ApiResponse = {
  status: number;
  text: string;
  /** The parsed body, or `undefined` when it is not JSON. */
  json: unknown;
};

/** Rejects only when no answer arrived at all. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

/** The answer that came over HTTP; whether it is JSON is for the body itself to show. */
export function parseApiResponse(status: number, text: string): ApiResponse {
  try {
    return { status, text, json: JSON.parse(text) as unknown };
  } catch {
    return { status, text, json: undefined };
  }
}

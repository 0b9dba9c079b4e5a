import type { ApiRequest, Transport } from '#contract/transport.ts';
import { requestAddress } from './request-address.ts';

/** Calls over HTTP. `apiHost` is empty when the API has the page's own origin. */
export function browserTransport({ apiHost }: { apiHost: string }): Transport {
  return async (request) => {
    const response = await fetch(`${apiHost}${requestAddress(request)}`, {
      method: request.method,
      headers: headersOf(request),
      credentials: 'omit',
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
    const text = await response.text();
    return { status: response.status, text, json: parsed(text) };
  };
}

function headersOf({ body, token }: ApiRequest): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { buildRequestUrl } from '#contract/request-url.ts';
import { type ApiRequest, parseApiResponse, type Transport } from '#contract/transport.ts';

/** `apiHost` is empty when the API has the page's own origin. */
export function createFetchTransport({ apiHost }: { apiHost: string }): Transport {
  return async (request) => {
    const response = await fetch(`${apiHost}${buildRequestUrl(request)}`, {
      method: request.method,
      headers: buildHeaders(request),
      credentials: 'omit',
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
    return parseApiResponse(response.status, await response.text());
  };
}

function buildHeaders({ body, token }: ApiRequest): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
}

import { requestAddress } from '#contract/request-address.ts';
import { type ApiRequest, answerOver, type Transport } from '#contract/transport.ts';

/** Calls over HTTP. `apiHost` is empty when the API has the page's own origin. */
export function browserTransport({ apiHost }: { apiHost: string }): Transport {
  return async (request) => {
    const response = await fetch(`${apiHost}${requestAddress(request)}`, {
      method: request.method,
      headers: headersOf(request),
      credentials: 'omit',
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
    return answerOver(response.status, await response.text());
  };
}

function headersOf({ body, token }: ApiRequest): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
}

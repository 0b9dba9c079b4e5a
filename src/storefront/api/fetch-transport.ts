import { omitAdditionalFields } from '#contract/additional-fields.ts';
import { readResponseHeaders } from '#contract/response-headers.ts';
import { type ApiRequest, buildRequestUrl, parseApiResponse, type Transport } from '#contract/transport.ts';

/** Without `apiOrigin`, sends requests to the page's own origin. */
export function createFetchTransport({ apiOrigin = '' }: { apiOrigin: string | undefined }): Transport {
  return async (request) => {
    const body = apiOrigin === '' ? request.body : omitAdditionalFields(request.body);
    const response = await fetch(`${apiOrigin}${buildRequestUrl(request)}`, {
      method: request.method,
      headers: buildHeaders(request),
      credentials: 'omit',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { status, headers } = response;
    return {
      ...parseApiResponse(status, await response.text(), apiOrigin),
      ...readResponseHeaders(headers, Date.now()),
    };
  };
}

function buildHeaders({ body, token }: ApiRequest): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
}

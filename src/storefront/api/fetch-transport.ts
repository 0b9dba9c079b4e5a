import { omitAdditionalFields } from '#contract/additional-fields.ts';
import { DEVICE_HEADER } from '#contract/device-id.ts';
import { readResponseHeaders } from '#contract/response-headers.ts';
import { type ApiRequest, buildRequestUrl, parseApiResponse, type Transport } from '#contract/transport.ts';

type FetchTransportOptions = {
  /** Without it, requests go to the page's own origin. */
  apiOrigin: string | undefined;
  getDeviceId(): string;
};

/** Sends the device id to the shop's own API only (D-50). */
export function createFetchTransport({ apiOrigin = '', getDeviceId }: FetchTransportOptions): Transport {
  return async (request) => {
    const body = apiOrigin === '' ? request.body : omitAdditionalFields(request.body);
    const response = await fetch(`${apiOrigin}${buildRequestUrl(request)}`, {
      method: request.method,
      headers: {
        ...buildHeaders(request),
        ...(request.takesDeviceId && apiOrigin === '' && { [DEVICE_HEADER]: getDeviceId() }),
      },
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

import type { ClientEndpoint } from '#contract/client-endpoints.ts';
import type { CompleteEndpointInput, Endpoint } from '#contract/endpoint.ts';
import { readEnvelope } from '#contract/readers/envelope-reader.ts';
import type { ApiResponse, Transport } from '#contract/transport.ts';
import type { ApiResult } from './api-result.ts';

type Part = 'params' | 'query' | 'body';
type RequiredPart<E extends Endpoint> = {
  [P in Part]: Record<string, never> extends CompleteEndpointInput<E>[P] ? never : P;
}[Part];

/** The endpoint's required input parts, the others optional. */
export type EndpointInput<E extends Endpoint> = Pick<CompleteEndpointInput<E>, RequiredPart<E>> &
  Partial<CompleteEndpointInput<E>>;

export type ApiClient = {
  /** Never rejects: errors are results. Sends the token only to endpoints that need one. */
  call<E extends Endpoint>(endpoint: ClientEndpoint<E>, input: EndpointInput<E>, token?: string): Promise<ApiResult>;
};

export function createApiClient({ transport }: { transport: Transport }): ApiClient {
  return {
    async call(endpoint, input, token) {
      const { params, query, body } = input as Partial<CompleteEndpointInput<Endpoint>>;
      try {
        const response = await transport({
          method: endpoint.method,
          path: endpoint.path,
          params: { ...(params as object) },
          query: { ...(query as object) },
          body,
          token: endpoint.auth === 'bearer' ? token : undefined,
        });
        return toApiResult(response);
      } catch (error) {
        return { kind: 'unreachable', reason: error instanceof Error ? error.message : '' };
      }
    },
  };
}

function toApiResult({ status, text, json }: ApiResponse): ApiResult {
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && json === undefined) return { kind: 'notJson', status, text };
  const { succeeded, message } = readEnvelope(json);
  if (!isSuccess) return { kind: 'httpError', status, text, message, isJson: json !== undefined };
  if (succeeded === false) return { kind: 'refused', status, text, message };
  return { kind: 'ok', status, json };
}

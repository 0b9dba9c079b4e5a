import type { Endpoint, EndpointInputParts } from '#contract/endpoint.ts';
import type { ClientEndpoint } from '#contract/endpoints.ts';
import { readEnvelope } from '#contract/readers/envelope-reader.ts';
import type { ApiResponse, Transport } from '#contract/transport.ts';
import type { ApiResult } from './api-result.ts';

type Part = 'params' | 'query' | 'body';
type RequiredPart<Row extends Endpoint> = {
  [P in Part]: Record<string, never> extends EndpointInputParts<Row>[P] ? never : P;
}[Part];

/** The endpoint's required input parts, the others optional. */
export type EndpointInput<Row extends Endpoint> = Pick<EndpointInputParts<Row>, RequiredPart<Row>> &
  Partial<EndpointInputParts<Row>>;

export type ApiClient = {
  /** Never rejects: errors are results. Sends the token only to endpoints that need one. */
  call<Row extends Endpoint>(call: ClientEndpoint<Row>, input: EndpointInput<Row>, token?: string): Promise<ApiResult>;
};

export function createApiClient({ transport }: { transport: Transport }): ApiClient {
  return {
    async call(call, input, token) {
      const { params, query, body } = input as Partial<EndpointInputParts<Endpoint>>;
      try {
        const answer = await transport({
          method: call.method,
          path: call.path,
          params: { ...(params as object) },
          query: { ...(query as object) },
          body,
          token: call.auth === 'bearer' ? token : undefined,
        });
        return toApiResult(answer);
      } catch (error) {
        return { kind: 'unreachable', reason: error instanceof Error ? error.message : '' };
      }
    },
  };
}

function toApiResult(answer: ApiResponse): ApiResult {
  const { status, json } = answer;
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && json === undefined) return { kind: 'notJson', status, text: answer.text };
  const { succeeded, message } = readEnvelope(json);
  if (!isSuccess) return { kind: 'httpError', status, text: answer.text, message, isJson: json !== undefined };
  if (succeeded === false) return { kind: 'refused', status, text: answer.text, message };
  return { kind: 'ok', status, json };
}

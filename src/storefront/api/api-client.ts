import type { Call } from '#contract/calls.ts';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import { readEnvelope } from '#contract/readers/envelope-reader.ts';
import type { ApiAnswer, Transport } from '#contract/transport.ts';
import type { CallOutcome } from './call-outcome.ts';

type Part = 'params' | 'query' | 'body';
type NeededPart<Row extends Endpoint> = {
  [P in Part]: Record<string, never> extends InputOf<Row>[P] ? never : P;
}[Part];

/** What a call is given: the parts that its row cannot do without, and the others at will. */
export type CallInput<Row extends Endpoint> = Pick<InputOf<Row>, NeededPart<Row>> & Partial<InputOf<Row>>;

export type ApiClient = {
  /** Never rejects: whatever goes wrong is an outcome. The token only travels with calls that need one. */
  call<Row extends Endpoint>(call: Call<Row>, input: CallInput<Row>, token?: string): Promise<CallOutcome>;
};

export function createApiClient({ transport }: { transport: Transport }): ApiClient {
  return {
    async call(call, input, token) {
      const { params, query, body } = input as Partial<InputOf<Endpoint>>;
      try {
        const answer = await transport({
          method: call.method,
          path: call.path,
          params: { ...(params as object) },
          query: { ...(query as object) },
          body,
          token: call.auth === 'bearer' ? token : undefined,
        });
        return outcomeOf(answer);
      } catch (error) {
        return { kind: 'unreachable', reason: error instanceof Error ? error.message : '' };
      }
    },
  };
}

function outcomeOf(answer: ApiAnswer): CallOutcome {
  const { status, json } = answer;
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && json === undefined) return { kind: 'notJson', status, text: answer.text };
  const { succeeded, message } = readEnvelope(json);
  if (!isSuccess) return { kind: 'httpError', status, text: answer.text, message, isJson: json !== undefined };
  if (succeeded === false) return { kind: 'refused', status, text: answer.text, message };
  return { kind: 'ok', status, json };
}

import * as z from 'zod/mini';
import {
  type DeskData,
  type DeskEndpoint,
  type DeskInput,
  IDEMPOTENCY_HEADER,
  UNATTENDED_HEADER,
} from '#contract/desk/desk-endpoint.ts';
import { buildRequestUrl } from '#contract/transport.ts';
import { DeskError, UNREACHABLE_MESSAGE, UNREADABLE_MESSAGE } from './desk-error.ts';

// The content security policy forbids code from text.
z.config({ jitless: true });

type Part = 'params' | 'body';
type RequiredPart<E extends DeskEndpoint> = {
  [P in Part]: Record<string, never> extends DeskInput<E>[P] ? never : P;
}[Part];

/** The endpoint's required input parts. */
export type CallInput<E extends DeskEndpoint> = Pick<DeskInput<E>, RequiredPart<E>>;
type AnyInput = { params?: Record<string, unknown>; body?: unknown };

const ATTENTION_MS = 60_000;

let lastInputAt = Date.now();
for (const type of ['pointerdown', 'keydown', 'wheel'])
  window.addEventListener(type, () => {
    lastInputAt = Date.now();
  });

/** True after a minute without input: background requests must not keep the session open then. */
const isUnattended = (): boolean => Date.now() - lastInputAt > ATTENTION_MS;

const envelopeSchema = z.object({ succeeded: z.boolean(), data: z.unknown(), message: z.optional(z.string()) });

/** Sends a request of the endpoint table. Rejects with a `DeskError`. */
export async function callDesk<E extends DeskEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  idempotencyKey?: string,
): Promise<DeskData<E>> {
  const response = await send(endpoint, input, idempotencyKey);
  return readDeskResponse(endpoint, response.status, await response.text().catch(() => ''));
}

/** Returns the data of a response, or throws the `DeskError` that it describes. */
export function readDeskResponse<E extends DeskEndpoint>(endpoint: E, status: number, text: string): DeskData<E> {
  const envelope = z.safeParse(envelopeSchema, parseJson(text));
  if (status < 200 || status > 299 || envelope.data?.succeeded === false) {
    const message = envelope.data?.message || getStatusMessage(status);
    throw new DeskError(status, message, envelope.data?.data ?? null);
  }
  const data = z.safeParse<E['data']>(endpoint.data, envelope.data?.data ?? {});
  if (!data.success) throw new DeskError(status, UNREADABLE_MESSAGE);
  return data.data;
}

async function send(endpoint: DeskEndpoint, { params = {}, body }: AnyInput, key?: string): Promise<Response> {
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  try {
    return await fetch(buildRequestUrl({ path: endpoint.path, params, query: {} }), {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(hasBody && { 'content-type': 'application/json' }),
        ...(isUnattended() && { [UNATTENDED_HEADER]: '1' }),
        ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
      },
      ...(hasBody && { body: JSON.stringify(body ?? {}) }),
    });
  } catch {
    throw new DeskError(0, UNREACHABLE_MESSAGE);
  }
}

/** `undefined` for a gateway's own page. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function getStatusMessage(status: number): string {
  if (status === 401) return 'Please log in again.';
  if (status === 403) return "Your role doesn't allow this.";
  if (status === 404) return 'This no longer exists.';
  if (status === 409) return 'Someone else has changed this in the meantime.';
  if (status === 429) return 'Too many requests. Wait a moment and try again.';
  return "The shop couldn't do this right now. Try again in a moment.";
}

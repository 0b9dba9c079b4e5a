/** What goes back over the wire; `cut` says how the connection is spoilt instead of a clean answer. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly cut?: 'hang' | 'reset' | 'truncate';
};

export const json = (status: number, value: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value),
});

export const text = (status: number, body: string, type = 'text/plain'): Answer => ({
  status,
  headers: { 'content-type': `${type}; charset=utf-8` },
  body,
});

export const seeOther = (location: string): Answer => ({ status: 303, headers: { location }, body: '' });

export const hang: Answer = { status: 200, headers: {}, body: '', cut: 'hang' };

type ErrorType =
  | 'invalid_request_error'
  | 'authentication_error'
  | 'rate_limit_error'
  | 'idempotency_error'
  | 'api_error';

/** A refusal in the provider's words; thrown by the calls and answered in one place. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly status: number;
  readonly code: string;
  readonly type: ErrorType;
  constructor(status: number, code: string, message: string, type: ErrorType = 'invalid_request_error') {
    super(message);
    this.status = status;
    this.code = code;
    this.type = type;
  }
}

export const refusalAnswer = (
  { status, message, code, type }: ApiRefusal,
  headers: Record<string, string> = {},
): Answer => json(status, { message, code, type, help: 'This is the payment simulator: no money moves.' }, headers);

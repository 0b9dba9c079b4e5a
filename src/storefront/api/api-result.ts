import type { ResponseContent } from '#contract/readers/normalise-response.ts';

type HttpError = {
  kind: 'httpError';
  status: number;
  text: string;
  message: string | undefined;
  /** False for a gateway's own error page. */
  isJson: boolean;
  isTokenRefused: boolean;
  retryAfterMs: number | undefined;
};

/** Result of a request. Each slice maps failures to its own message. */
export type ApiResult =
  /** `content` may still be unreadable for the endpoint, which is a failure too. */
  | { kind: 'ok'; status: number; json: unknown; content: ResponseContent }
  /** 2xx, but `succeeded` is false. */
  | { kind: 'refused'; status: number; text: string; message: string | undefined }
  /** 2xx, but not JSON. */
  | { kind: 'notJson'; status: number; text: string }
  | HttpError
  /** No response; `reason` is the exception's message, possibly empty. */
  | { kind: 'unreachable'; reason: string };

export type ApiFailure = Exclude<ApiResult, { kind: 'ok' }>;

export type WriteFailure = Exclude<ApiFailure, { kind: 'notJson' }>;

/** For writes that succeed with any 2xx, unless `succeeded` is false (D-50). */
export const getWriteFailure = (result: ApiResult): WriteFailure | undefined =>
  result.kind === 'ok' || result.kind === 'notJson' ? undefined : result;

/** For endpoints whose response body is unused: an empty body (204) counts as success. */
export function getFailure(result: ApiResult): ApiFailure | undefined {
  const isDone = result.kind === 'ok' || (result.kind === 'notJson' && result.text.trim() === '');
  return isDone ? undefined : result;
}

import { unwrapResponse } from '#contract/readers/normalise-response.ts';
import { parseApiResponse } from '#contract/transport.ts';

const MAX_LENGTH = 500;
const QUOTED_RESPONSE = /^HTTP (\d{3}): (\{.*\})$/s;

/** Shortens the reason, because anyone can edit the URL that it comes from. */
export const truncateReason = (reason: string): string =>
  reason.length > MAX_LENGTH ? `${reason.slice(0, MAX_LENGTH)}…` : reason;

/** Extracts the server's message from a quoted HTTP response. */
export function readServerMessage(reason: string | null): string | undefined {
  const [, status, text = ''] = QUOTED_RESPONSE.exec(reason ?? '') ?? [];
  return unwrapResponse(parseApiResponse(Number(status), text).json).message;
}

import { unwrapResponse } from '#contract/readers/normalise-response.ts';
import { parseApiResponse } from '#contract/transport.ts';

const MAX_LENGTH = 500;
const QUOTED_RESPONSE = /^HTTP (\d{3}): (\{.*\})$/s;

/** Shortens the reason, because anyone can edit the URL that it comes from. */
export const truncateReason = (reason: string): string =>
  reason.length > MAX_LENGTH ? `${reason.slice(0, MAX_LENGTH)}…` : reason;

const HTTP_ERROR = /^HTTP \d{3}/;
const PAYMENT_NOT_CHECKED = "We couldn't check your payment.";
const NOT_LOGGED_IN = "We couldn't check this payment because you aren't logged in on this device.";
const OPENED_FROM_LINK =
  'This page was opened from a link, so the text below may not be ours. Log in and check your orders.';

type FailureContext = { reason: string | null; isFromLink: boolean; isUnverified: boolean };

/** Returns the plain sentence before the stated texts (D-46): the server's, if it sent one. */
export function getFailureLead({ reason, isFromLink, isUnverified }: FailureContext): string | undefined {
  if (isFromLink) return OPENED_FROM_LINK;
  if (isUnverified) return NOT_LOGGED_IN;
  return readServerMessage(reason) ?? (HTTP_ERROR.test(reason ?? '') ? PAYMENT_NOT_CHECKED : undefined);
}

/** Extracts the server's message from a quoted HTTP response. */
function readServerMessage(reason: string | null): string | undefined {
  const [, status, text = ''] = QUOTED_RESPONSE.exec(reason ?? '') ?? [];
  return unwrapResponse(parseApiResponse(Number(status), text).json).message;
}

import * as z from 'zod/mini';
import { runningRequestSchema } from '#contract/desk/desk-endpoint.ts';

/** Why a request failed; `message` is a sentence for staff. */
export class DeskError extends Error {
  /** The HTTP status; 0 if no response arrived. */
  readonly status: number;
  /** What the response carries beside the message: with 409, the current state. */
  readonly data: unknown;

  constructor(status: number, message: string, data: unknown = null) {
    super(message);
    this.name = 'DeskError';
    this.status = status;
    this.data = data;
  }

  /** Whether the server may have done it all the same, so that only the same request may follow. */
  get isOutcomeUnknown(): boolean {
    return this.status === 0 || this.status >= 500;
  }

  /** Whether this was a repeat, and the first request still runs. */
  get isStillRunning(): boolean {
    return this.status === 409 && z.safeParse(runningRequestSchema, this.data).success;
  }
}

export const isSignedOut = (error: unknown): boolean => error instanceof DeskError && error.status === 401;
export const isForbidden = (error: unknown): boolean => error instanceof DeskError && error.status === 403;

export const UNREACHABLE_MESSAGE = 'The desk cannot reach the shop. Check the connection and try again.';
export const UNREADABLE_MESSAGE = 'The shop sent something this page cannot read. Reload the page.';

export const getErrorText = (error: unknown): string =>
  error instanceof DeskError ? error.message : UNREACHABLE_MESSAGE;

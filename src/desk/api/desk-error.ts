import * as z from 'zod/mini';
import { runningRequestSchema } from '#contract/desk/desk-endpoint.ts';

/** Why a request failed; `message` is a sentence for staff. */
export class DeskError extends Error {
  /** The HTTP status; 0 if no response arrived. */
  readonly status: number;
  /** The response's data: with 409, the current state. */
  readonly data: unknown;

  constructor(status: number, message: string, data: unknown = null) {
    super(message);
    this.name = 'DeskError';
    this.status = status;
    this.data = data;
  }

  /** The server may have applied the write, so only a retry of the same request is safe. */
  get isOutcomeUnknown(): boolean {
    return this.status === 0 || this.status >= 500;
  }

  /** This was a retry, and the first request is still running. */
  get isStillRunning(): boolean {
    return this.status === 409 && z.safeParse(runningRequestSchema, this.data).success;
  }
}

/** Returns the current state, which 409 carries, if a write failed because somebody else changed it first. */
export function readConflict<Schema extends z.ZodMiniType>(
  error: unknown,
  schema: Schema,
): z.output<Schema> | undefined {
  if (!(error instanceof DeskError) || error.status !== 409) return undefined;
  return z.safeParse(schema, error.data).data;
}

export const isSignedOut = (error: unknown): boolean => error instanceof DeskError && error.status === 401;
export const isForbidden = (error: unknown): boolean => error instanceof DeskError && error.status === 403;

export const UNREACHABLE_MESSAGE = "The desk can't reach the shop. Check your connection and try again.";
export const UNREADABLE_MESSAGE = "This page couldn't read the shop's response. Reload the page.";

export const getErrorText = (error: unknown): string =>
  error instanceof DeskError ? error.message : UNREACHABLE_MESSAGE;

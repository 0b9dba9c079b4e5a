type Failing = { status: number; message: string; retryAfterSeconds?: number; cause?: unknown };

/** A refusal whose sentence is fit to show a shopper; the one error handler turns it into the envelope. */
export class AppError extends Error {
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, message, retryAfterSeconds, cause }: Failing) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'AppError';
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const notFound = (message: string): AppError => new AppError({ status: 404, message });
export const badInput = (message: string): AppError => new AppError({ status: 400, message });

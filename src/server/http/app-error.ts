type AppErrorOptions = { status: number; message: string; retryAfterSeconds?: number; cause?: unknown };

/** An error whose message may be shown to shoppers. */
export class AppError extends Error {
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, message, retryAfterSeconds, cause }: AppErrorOptions) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'AppError';
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const createNotFoundError = (message: string): AppError => new AppError({ status: 404, message });
export const createBadRequestError = (message: string): AppError => new AppError({ status: 400, message });

type AppErrorOptions = {
  status: number;
  message: string;
  retryAfterSeconds?: number;
  /** Sent as WWW-Authenticate. */
  challenge?: string;
  cause?: unknown;
};

/** An error whose message may be shown to shoppers. */
export class AppError extends Error {
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly challenge: string | undefined;

  constructor({ status, message, retryAfterSeconds, challenge, cause }: AppErrorOptions) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'AppError';
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.challenge = challenge;
  }
}

export const createNotFoundError = (message: string): AppError => new AppError({ status: 404, message });
export const createBadRequestError = (message: string): AppError => new AppError({ status: 400, message });

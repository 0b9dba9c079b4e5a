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

/** Someone else changed it first: `data` is what it is now. */
export class ConflictError extends AppError {
  readonly data: unknown;

  constructor(message: string, data: unknown) {
    super({ status: 409, message });
    this.data = data;
  }
}

export const createNotFoundError = (message: string): AppError => new AppError({ status: 404, message });
export const createBadRequestError = (message: string): AppError => new AppError({ status: 400, message });

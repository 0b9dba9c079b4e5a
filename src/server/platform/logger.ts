import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from '#server/platform/config/config.ts';
import { describeError } from './describe-error.ts';

export type ShopLogger = Logger;

const SECRET_PATHS = ['authorization', 'cookie', 'password', 'token', 'secret', 'x-client-secret', 'x-sim-token'];

/** JSON lines with UTC times. Headers and bodies are not logged at all; the redaction is the second line of defence. */
export function createLogger(level: Config['logLevel'], destination: DestinationStream): ShopLogger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError, error: describeError, req: () => undefined, res: () => undefined },
      redact: {
        paths: SECRET_PATHS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
        censor: '[hidden]',
      },
    },
    destination,
  );
}

/** Written in blocks, off the path of requests; `flushSync` at the end loses nothing. */
export function createLogDestination(dest: number = process.stdout.fd) {
  return pino.destination({ dest, sync: false, minLength: 16_000, periodicFlush: 500 });
}

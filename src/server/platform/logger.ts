import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from '#server/platform/config/config.ts';
import { describeError } from './describe-error.ts';

export type ShopLogger = Logger;

const SECRET_PATHS = [
  'authorization',
  'cookie',
  'password',
  'token',
  'secret',
  'x-client-secret',
  'x-sim-token',
  'x-aangan-device',
];

/** Logs JSON lines with UTC times. No code logs headers or bodies; the redaction is a second line of defence. */
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

/** Buffers output so requests don't wait for it; call `flushSync` at the end. */
export function createLogDestination(dest: number = process.stdout.fd) {
  return pino.destination({ dest, sync: false, minLength: 16_000, periodicFlush: 500 });
}

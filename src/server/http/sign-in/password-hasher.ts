import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimiter } from '../limits/concurrency-limiter.ts';

/** OWASP's parameters for Argon2id, the library's default algorithm; memory in KiB. */
const ARGON2_PARAMETERS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
const HASH_FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;

/** Hashing runs in the process's four worker threads; one stays free for files and compression. */
const MAX_CONCURRENT_HASHES = 3;
const MAX_QUEUED_HASHES = 64;

export type PasswordHasher = {
  /** Throws if the queue is full, to save the database queries. */
  assertCapacity(): void;
  hash(password: string): Promise<string>;
  /** Verifies against a decoy if there is no stored hash, so that the timing does not reveal which emails have an account. */
  verify(storedHash: string | undefined, password: string): Promise<boolean>;
};

/** Leaves one core free if there is more than one. */
export const getMaxConcurrentHashes = (cores = availableParallelism()): number =>
  Math.min(MAX_CONCURRENT_HASHES, Math.max(1, cores - 1));

export function createPasswordHasher({
  maxConcurrent = getMaxConcurrentHashes(),
  maxQueued = MAX_QUEUED_HASHES,
} = {}): PasswordHasher {
  const limit = createConcurrencyLimiter({ maxConcurrent, maxQueued });
  const decoyHash = createDecoyHash();
  return {
    assertCapacity: limit.assertCapacity,
    hash: (password) => limit(() => hash(password, ARGON2_PARAMETERS)),
    async verify(storedHash, password) {
      const isMatch = await limit(() => verify(storedHash ?? decoyHash, password));
      return isMatch && storedHash !== undefined;
    },
  };
}

export function needsRehash(storedHash: string): boolean {
  const [, memory, time, lanes] = (HASH_FORMAT.exec(storedHash) ?? []).map(Number);
  if (memory === undefined || time === undefined || lanes === undefined) return true;
  return (
    memory < ARGON2_PARAMETERS.memoryCost || time < ARGON2_PARAMETERS.timeCost || lanes < ARGON2_PARAMETERS.parallelism
  );
}

/** Creates a hash that no password has, with the parameters of a real one. */
function createDecoyHash(): string {
  const { memoryCost, timeCost, parallelism } = ARGON2_PARAMETERS;
  const createPart = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${createPart(16)}$${createPart(32)}`;
}

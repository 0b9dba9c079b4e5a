import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createBoundedWork } from './bounded-work.ts';

/** What OWASP asks of Argon2id, which is the library's algorithm by default; memory in KiB. */
const PARAMETERS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;

/** Hashing runs in the process's four worker threads; one stays free for files and compression. */
const MOST_AT_ONCE = 3;
const WAITING = 64;

export type PasswordHashing = {
  /** Refuses at once what would be refused later: in a storm of sign-ins nobody asks the database in vain. */
  expectRoom(): void;
  hash(password: string): Promise<string>;
  /** Without a stored hash it does the same work for nothing, so that an unknown email takes as long as a known one. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
};

/** Leaves one core to the rest of the shop wherever there is more than one. */
export const hashesAtOnce = (cores = availableParallelism()): number => Math.min(MOST_AT_ONCE, Math.max(1, cores - 1));

export function createPasswordHashing({ atOnce = hashesAtOnce(), waiting = WAITING } = {}): PasswordHashing {
  const bounded = createBoundedWork({ atOnce, waiting });
  const decoy = decoyHash();
  return {
    expectRoom: bounded.expectRoom,
    hash: (password) => bounded(() => hash(password, PARAMETERS)),
    async verify(stored, password) {
      const isRight = await bounded(() => verify(stored ?? decoy, password));
      return isRight && stored !== undefined;
    },
  };
}

export function isWeakerThanToday(stored: string): boolean {
  const [, memory, time, lanes] = (STORED.exec(stored) ?? []).map(Number);
  if (memory === undefined || time === undefined || lanes === undefined) return true;
  return memory < PARAMETERS.memoryCost || time < PARAMETERS.timeCost || lanes < PARAMETERS.parallelism;
}

/** A hash that no password has, with the parameters of a real one. */
function decoyHash(): string {
  const { memoryCost, timeCost, parallelism } = PARAMETERS;
  const part = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${part(16)}$${part(32)}`;
}

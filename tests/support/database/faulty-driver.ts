import pg from 'pg';

/**
 * `conflicts`: any statement of a transaction, commits included, may fail with a serialization error. `lost-commits`: a
 * commit may succeed while its connection is lost, so the client never gets the result.
 */
export type DriverFault = 'conflicts' | 'lost-commits';

const FAILURE_RATE = 0.05;
/** Raised on the server, so that statements pipelined behind it fail too. */
const RAISE_CONFLICT = `do $$ begin raise exception 'could not serialize access' using errcode = '40001'; end $$`;

/** Called for the statements of a transaction; returns what happens instead, or nothing to send the statement. */
type Interfere = (
  client: pg.Client,
  text: string,
  send: (text: string) => Promise<unknown>,
) => Promise<unknown> | undefined;
let interfere: Interfere = () => undefined;

function setInterference(next: Interfere): () => void {
  const previous = interfere;
  interfere = next;
  return () => {
    interfere = previous;
  };
}

/** Makes all faulty clients of this process fail; the returned function ends it. */
export const breakDriver = (fault: DriverFault, failureRate = FAILURE_RATE): (() => void) =>
  setInterference((client, text, send) => {
    if (Math.random() >= failureRate) return undefined;
    if (fault === 'conflicts') return send(RAISE_CONFLICT);
    if (text !== 'commit') return undefined;
    return send(text).then(async () => {
      await client.end();
      throw createConnectionError();
    });
  });

/** Runs `crash` instead of the next commit, which then fails with ECONNRESET. */
export function crashAtCommit(crash: () => Promise<unknown>): () => void {
  const restore = setInterference((_client, text) => {
    if (text !== 'commit') return undefined;
    restore();
    return crash().then(() => Promise.reject(createConnectionError()));
  });
  return restore;
}

const createConnectionError = (): Error => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

/** A client for the pool's `Client` option. */
export class FaultyClient extends pg.Client {
  #isInTransaction = false;

  override query<Result>(...args: unknown[]): Result {
    const send = (...statement: unknown[]) => Reflect.apply(super.query, this, statement);
    const text = getStatementText(args[0]);
    if (text.startsWith('begin')) this.#isInTransaction = true;
    else if (text === 'rollback') this.#isInTransaction = false;
    else if (this.#isInTransaction) {
      const instead = interfere(this, text, send);
      if (instead) return instead as Result;
      if (text === 'commit') this.#isInTransaction = false;
    }
    return send(...args);
  }
}

const getStatementText = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '');

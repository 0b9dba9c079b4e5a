import pg from 'pg';

/**
 * `conflicts`: a transaction may fail at any statement, commit included, with a serialization error. `lost-commits`: a
 * commit may succeed while its connection is lost, so the client never gets the result.
 */
export type DriverFault = 'conflicts' | 'lost-commits';

/** Shares of transactions. Conflicts count transactions, not statements, so that long ones succeed after a few retries. */
const FAILURE_RATES: Record<DriverFault, number> = { conflicts: 0.3, 'lost-commits': 0.05 };
/** A conflict hits one of the first statements, or the commit of a shorter transaction. */
const MAX_CONFLICT_POSITION = 12;
/** Raised on the server, so that statements pipelined behind it fail too. */
const RAISE_CONFLICT = `do $$ begin raise exception 'could not serialize access' using errcode = '40001'; end $$`;

type Transaction = {
  isReadOnly: boolean;
  /** Random, from 0 to 1. */
  luck: number;
  statementCount: number;
};

/** Called for the statements of a transaction; returns what happens instead, or nothing to send the statement. */
type Interfere = (
  client: pg.Client,
  text: string,
  send: (text: string) => Promise<unknown>,
  transaction: Transaction,
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
export const breakDriver = (fault: DriverFault, failureRate = FAILURE_RATES[fault]): (() => void) =>
  setInterference((client, text, send, { isReadOnly, luck, statementCount }) => {
    if (luck >= failureRate) return undefined;
    if (fault === 'conflicts') {
      const position = 1 + Math.floor((luck / failureRate) * MAX_CONFLICT_POSITION);
      // PostgreSQL never raises a conflict in a transaction that only reads.
      const isHit = !isReadOnly && (statementCount === position || (text === 'commit' && statementCount < position));
      return isHit ? send(RAISE_CONFLICT) : undefined;
    }
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
  #transaction: Transaction | undefined;

  override query<Result>(...args: unknown[]): Result {
    const send = (...statement: unknown[]) => Reflect.apply(super.query, this, statement);
    const text = getStatementText(args[0]);
    if (text.startsWith('begin'))
      this.#transaction = { isReadOnly: text.endsWith('read only'), luck: Math.random(), statementCount: 0 };
    else if (text === 'rollback') this.#transaction = undefined;
    else if (this.#transaction) {
      this.#transaction.statementCount += 1;
      const instead = interfere(this, text, send, this.#transaction);
      if (instead) return instead as Result;
      if (text === 'commit') this.#transaction = undefined;
    }
    return send(...args);
  }
}

const getStatementText = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '');

import pg from 'pg';

/**
 * `conflicts`: any statement of a transaction, commits included, may fail with a serialization error. `lost-commits`: a
 * commit may succeed while its connection is lost, so the client never gets the result.
 */
export type DriverFault = 'conflicts' | 'lost-commits';

const FAILURE_RATE = 0.05;
/** Raised on the server, so that statements pipelined behind it fail too. */
const RAISE_CONFLICT = `do $$ begin raise exception 'could not serialize access' using errcode = '40001'; end $$`;

type Query = (...args: unknown[]) => unknown;
type TrackedClient = pg.Client & { isInTransaction?: boolean };

/** Patches the driver in this process; the returned function restores it. */
export function breakDriver(fault: DriverFault, failureRate = FAILURE_RATE): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const originalQuery = prototype.query;
  prototype.query = function query(this: TrackedClient, ...args: unknown[]) {
    const text = getStatementText(args[0]);
    const isCommit = /^commit/i.test(text);
    const canFail = this.isInTransaction && !/^(begin|rollback)/i.test(text);
    if (/^begin/i.test(text)) this.isInTransaction = true;
    if (/^(commit|rollback)/i.test(text)) this.isInTransaction = false;
    if (fault === 'conflicts' && canFail && Math.random() < failureRate) {
      // The commit was not sent: the transaction is still open.
      if (isCommit) this.isInTransaction = true;
      return originalQuery.call(this, RAISE_CONFLICT);
    }
    if (fault === 'lost-commits' && isCommit && Math.random() < failureRate) {
      return (originalQuery.apply(this, args) as Promise<unknown>).then(() => {
        (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
        throw createConnectionError();
      });
    }
    return originalQuery.apply(this, args);
  };
  return () => {
    prototype.query = originalQuery;
  };
}

/** Runs `crash` instead of the next commit, which then fails with ECONNRESET. */
export function crashAtCommit(crash: () => Promise<unknown>): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const originalQuery = prototype.query;
  const restore = () => {
    prototype.query = originalQuery;
  };
  prototype.query = function query(this: unknown, ...args: unknown[]) {
    if (!/^commit/i.test(getStatementText(args[0]))) return originalQuery.apply(this, args);
    restore();
    return crash().then(() => Promise.reject(createConnectionError()));
  };
  return restore;
}

const createConnectionError = (): Error => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

const getStatementText = (query: unknown): string =>
  (typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '')).trimStart();

import pg from 'pg';

/**
 * `conflicts`: any statement of a transaction, its commit included, may fail as a collision. `lost-commits`: a commit
 * may succeed while its connection is lost, so the client never learns of it.
 */
export type DriverFault = 'conflicts' | 'lost-commits';

const SHARE = 0.05;
/** The server itself must fail, so pipelined statements fail too. */
const COLLISION = `do $$ begin raise exception 'could not serialize access' using errcode = '40001'; end $$`;

type Query = (...given: unknown[]) => unknown;
type Faulty = pg.Client & { isInTransaction?: boolean };

/** Patches the driver in this process; the returned function restores it. */
export function breakDriver(fault: DriverFault, share = SHARE): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const send = prototype.query;
  prototype.query = function query(this: Faulty, ...given: unknown[]) {
    const text = getStatementText(given[0]);
    const isCommit = /^commit/i.test(text);
    const isStrikable = this.isInTransaction && !/^(begin|rollback)/i.test(text);
    if (/^begin/i.test(text)) this.isInTransaction = true;
    if (/^(commit|rollback)/i.test(text)) this.isInTransaction = false;
    if (fault === 'conflicts' && isStrikable && Math.random() < share) {
      if (isCommit) this.isInTransaction = true;
      return send.call(this, COLLISION);
    }
    if (fault === 'lost-commits' && isCommit && Math.random() < share) {
      return (send.apply(this, given) as Promise<unknown>).then(() => {
        (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
        throw connectionLost();
      });
    }
    return send.apply(this, given);
  };
  return () => {
    prototype.query = send;
  };
}

/** Runs `crash` instead of the next commit and drops its connection. */
export function crashAtCommit(crash: () => Promise<unknown>): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const send = prototype.query;
  const mend = () => {
    prototype.query = send;
  };
  prototype.query = function query(this: unknown, ...given: unknown[]) {
    if (!/^commit/i.test(getStatementText(given[0]))) return send.apply(this, given);
    mend();
    return crash().then(() => Promise.reject(connectionLost()));
  };
  return mend;
}

const connectionLost = (): Error => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

const getStatementText = (query: unknown): string =>
  (typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '')).trimStart();

import pg from 'pg';

/**
 * `conflicts`: any statement of a transaction, its commit included, may fail as a collision. `lost-commits`: a commit
 * may succeed while its connection is lost, so that nobody hears of it.
 */
export type DriverFault = 'conflicts' | 'lost-commits';

const SHARE = 0.05;
/** The server itself has to fail, so that what is sent behind fails too. */
const COLLISION = `do $$ begin raise exception 'could not serialize access' using errcode = '40001'; end $$`;

type Query = (...given: unknown[]) => unknown;
type Faulty = pg.Client & { isInTransaction?: boolean };

/** Changes the driver of this process; the returned function puts it right again. */
export function breakDriver(fault: DriverFault, share = SHARE): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const send = prototype.query;
  prototype.query = function query(this: Faulty, ...given: unknown[]) {
    const text = textOf(given[0]);
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

/** The next commit is never sent: `crash` happens in its place, and its connection is lost. */
export function crashAtCommit(crash: () => Promise<unknown>): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const send = prototype.query;
  const mend = () => {
    prototype.query = send;
  };
  prototype.query = function query(this: unknown, ...given: unknown[]) {
    if (!/^commit/i.test(textOf(given[0]))) return send.apply(this, given);
    mend();
    return crash().then(() => Promise.reject(connectionLost()));
  };
  return mend;
}

const connectionLost = (): Error => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

const textOf = (query: unknown): string =>
  (typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '')).trimStart();

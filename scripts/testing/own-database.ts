import { randomUUID } from 'node:crypto';
import pg from 'pg';

export type OwnDatabase = {
  name: string;
  url: string;
  /** Once nothing is connected any more. */
  drop(): Promise<void>;
};

type Wanted = {
  settings?: Readonly<Record<string, string>>;
  /** The database to copy; nobody may be connected to it. */
  template?: string;
};

/** A database on a PostgreSQL server for tests, empty unless it is a copy, with these settings of its own. */
export async function createOwnDatabase(
  serverUrl: string,
  { settings = {}, template }: Wanted = {},
): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  for (const [setting, value] of Object.entries(settings)) {
    await onServer(serverUrl, `alter database ${name} set ${setting} = '${value}'`);
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

import { randomUUID } from 'node:crypto';
import pg from 'pg';

export type TemporaryDatabase = {
  name: string;
  url: string;
  /** Once nothing is connected any more. */
  drop(): Promise<void>;
};

type Wanted = {
  settings?: Readonly<Record<string, string>>;
  /** The database to copy; it must have no connections. */
  template?: string;
};

/** A temporary test database, empty or a copy, with its own settings. */
export async function createTemporaryDatabase(
  serverUrl: string,
  { settings = {}, template }: Wanted = {},
): Promise<TemporaryDatabase> {
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

import { randomUUID } from 'node:crypto';
import pg from 'pg';

export type TemporaryDatabase = {
  name: string;
  url: string;
  /** Also closes open connections. */
  drop(): Promise<void>;
};

type DatabaseOptions = {
  settings?: Readonly<Record<string, string>>;
  /** The database to copy; it must have no connections. */
  template?: string;
};

/** Creates a temporary database, empty or as a copy, with its own settings. */
export async function createTemporaryDatabase(
  serverUrl: string,
  { settings = {}, template }: DatabaseOptions = {},
): Promise<TemporaryDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(serverUrl, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  for (const [setting, value] of Object.entries(settings)) {
    await runOnServer(serverUrl, `alter database ${name} set ${setting} = '${value}'`);
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => runOnServer(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

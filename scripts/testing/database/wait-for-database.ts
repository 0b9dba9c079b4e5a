import pg from 'pg';

const PATIENCE_MS = 30_000;
const PAUSE_MS = 100;

/** Resolves once a database takes connections; gives up when its program has gone or after half a minute. */
export async function waitForDatabase(name: string, url: string, hasExited: () => boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && !hasExited()) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  throw new Error(`${name} for the tests did not start.`);
}

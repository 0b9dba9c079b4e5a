import pg from 'pg';

const TIMEOUT_MS = 30_000;
const PAUSE_MS = 100;

/** Resolves when the database accepts connections; rejects when its process exits or after 30 seconds. */
export async function waitForDatabase(name: string, url: string, hasExited: () => boolean): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
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
  throw new Error(`The test ${name} did not start.`);
}

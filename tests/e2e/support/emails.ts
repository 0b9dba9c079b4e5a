import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { getHeader, readEmail } from '#tests/support/network/read-email.ts';

/** Waits for the newest email to this address with this subject; resolves with its text. */
export async function waitForEmail(to: string, subject: string, dataDir = inject('shopDataDir')): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const find = (): string | undefined => {
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    const emails = files.sort().map((file) => readEmail(readFileSync(join(folder, file))));
    const isSought = ({ headers }: (typeof emails)[number]) =>
      getHeader(headers, 'to') === to && getHeader(headers, 'subject') === subject;
    return emails.filter(isSought).at(-1)?.text;
  };
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return find() ?? '';
}

/** Returns the path of the link in an email, with its fragment. */
export const readLink = (text: string): string => /https?:\/\/[^/\s]+(\/\S+#\S+)/.exec(text)?.[1] ?? '';

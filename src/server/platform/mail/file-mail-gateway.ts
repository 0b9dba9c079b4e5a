import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail, MailGateway } from './mail.ts';
import { toNodemailerMessage } from './nodemailer-message.ts';

/** Without a mail server: each mail becomes a file that a mail program opens, readable by its owner alone. */
export function createFileMailGateway({ folder, from }: { folder: string; from: string }): MailGateway {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toNodemailerMessage(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, fileName(mail));
      // Written beside and renamed, so that no program ever opens half of it.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close() {},
  };
}

/** Sorts by time; the same mail written twice is one file. */
const fileName = ({ id, date }: Mail): string => `${date.toISOString().slice(0, 19).replaceAll(':', '-')}-${id}.eml`;

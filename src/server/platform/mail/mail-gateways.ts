import { mkdir, rename, writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { ShopFacts } from '#contract/public-settings.ts';
import type { Config } from '../config/config.ts';
import { restrictToOwner } from '../data-folder.ts';
import { type Mail, type MailGateway, MailRejectedError } from './mail.ts';
import { toNodemailerMessage } from './nodemailer-message.ts';

const MAIL_FOLDER = 'outbox';

type MailSettings = Pick<Config, 'mail' | 'dataDir'> & {
  /** Asked for each email, because staff can change the facts at any time. */
  getFacts(): Pick<ShopFacts, 'name' | 'email'>;
};

/** Sends by SMTP if SMTP_URL is set, else writes files to the data folder. The sender is MAIL_FROM, else the shop. */
export function createMailGateway({ mail, dataDir, getFacts }: MailSettings): MailGateway {
  const getFrom = () => mail.from ?? formatSender(getFacts());
  return mail.smtpUrl
    ? createSmtpMailGateway({ url: mail.smtpUrl, getFrom })
    : createFileMailGateway({ folder: join(dataDir, MAIL_FOLDER), getFrom });
}

const formatSender = ({ name, email }: Pick<ShopFacts, 'name' | 'email'>): string =>
  `"${name.replaceAll(/["\\]/g, '')}" <${email}>`;

/** Writes each email as an .eml file, readable only by its owner; used without a mail server. */
export function createFileMailGateway({ folder, getFrom }: { folder: string; getFrom(): string }): MailGateway {
  restrictToOwner(folder);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toNodemailerMessage(mail, getFrom()));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, buildFileName(mail));
      // Renamed when complete, so no program opens a partial file.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}

/** Sorts by time; sending the same email again overwrites its file. */
const buildFileName = ({ id, date }: Mail): string =>
  `${date.toISOString().slice(0, 19).replaceAll(':', '-')}-${id}.eml`;

/** Limits how long an unresponsive server delays the next emails. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Below the limit of the outbox, which starts the same delivery again. */
const MAX_SEND_MS = 50_000;

type SmtpSettings = { url: string; getFrom(): string; maxSendMs?: number };

export function createSmtpMailGateway({ url, getFrom, maxSendMs = MAX_SEND_MS }: SmtpSettings): MailGateway {
  return {
    async send(mail) {
      // A connection of its own, which can be closed: nodemailer limits only the time between two replies.
      const socket = new Socket({ signal: AbortSignal.timeout(maxSendMs) });
      const transport = createTransport({ url, socket, ...TIMEOUTS_MS });
      try {
        await transport.sendMail(toNodemailerMessage(mail, getFrom()));
      } catch (error) {
        throw isPermanentRejection(error) ? new MailRejectedError(String(error.responseCode)) : error;
      } finally {
        transport.close();
      }
    },
  };
}

type SmtpError = Error & { code: string; responseCode: number };

/** Only a rejection of this recipient or message is permanent; other errors, such as a wrong password, can be fixed. */
function isPermanentRejection(error: unknown): error is SmtpError {
  const { code, responseCode } = error as Partial<SmtpError>;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 550;
}

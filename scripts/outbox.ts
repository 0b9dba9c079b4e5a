/** `npm run outbox -- list | resend`: emails that the shop could not send. */

import './closed-pipe.ts';
import { createFailedEmailsService, type FailedEmailsService } from '#server/modules/emails/failed-emails-service.ts';
import { systemClock } from '#server/platform/clock.ts';
import { CommandError } from './commands/command-error.ts';
import { runCommandLine } from './commands/run-command-line.ts';
import { parseDatabaseSettings, withShopDatabase } from './commands/shop-database.ts';
import { listFailedEmails, resendEmail } from './outbox/failed-emails.ts';

const USAGE = `npm run outbox -- list              the emails that a mail server rejected for good
npm run outbox -- resend <id|all>   sends one or all of them again
With the embedded database, stop the shop first.`;

async function run([command, ...args]: readonly string[]): Promise<void> {
  const [id] = args;
  if (command === 'list' && args.length === 0) return withFailedEmails(listFailedEmails);
  if (command === 'resend' && id && args.length === 1) return withFailedEmails((emails) => resendEmail(emails, id));
  throw new CommandError(USAGE);
}

const withFailedEmails = (work: (emails: FailedEmailsService) => Promise<void>): Promise<void> =>
  withShopDatabase(parseDatabaseSettings, (db) => work(createFailedEmailsService({ db, clock: systemClock })));

await runCommandLine(run);

import { formatIndiaTime } from '#domain/time/india-time.ts';
import type { FailedEmailsService } from '#server/modules/emails/failed-emails-service.ts';
import { CommandError } from '../commands/command-error.ts';
import { toTerminalLine, toTerminalValue } from '../commands/terminal-text.ts';

const formatCount = (total: number): string => `${total} failed ${total === 1 ? 'email' : 'emails'}`;

export async function listFailedEmails(emails: Pick<FailedEmailsService, 'list'>): Promise<void> {
  const failed = await emails.list();
  for (const { id, topic, about, createdAt, attempts, reason } of failed) {
    const facts = [id, formatIndiaTime(createdAt).padStart(21), topic.padEnd(25), about ?? 'deleted'];
    console.log(toTerminalValue(`${facts.join('  ')}  ${reason}, attempt ${attempts}`));
  }
  console.log(formatCount(failed.length));
}

/** `id` can be 'all'. */
export async function resendEmail(
  emails: Pick<FailedEmailsService, 'resend' | 'resendAll'>,
  id: string,
): Promise<void> {
  const count = id === 'all' ? await emails.resendAll() : await resendOne(emails, id);
  console.log(`${formatCount(count)} will be sent again by the running shop, or as soon as it starts.`);
}

async function resendOne(emails: Pick<FailedEmailsService, 'resend'>, id: string): Promise<number> {
  const result = await emails.resend(id);
  if (!result.ok) throw new CommandError(`${toTerminalLine(id, 60)}: ${result.message}`);
  return result.value;
}

import { afterEach, describe, expect, it, vi } from 'vitest';
import { accept, refuse } from '#domain/outcome.ts';
import { CommandError } from '../commands/command-error.ts';
import { listFailedEmails, resendEmail } from './failed-emails.ts';

afterEach(() => vi.restoreAllMocks());

/** Returns a function that reads what was printed since. */
function captureOutput(): () => string {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  return () => log.mock.calls.flat().join('\n');
}

const email = { id: 'e-1', topic: 'order.shipped', createdAt: new Date('2026-01-02T03:00:00Z'), attempts: 2 };

describe('npm run outbox', () => {
  it('lists failed emails with what they are about', async () => {
    const readOutput = captureOutput();
    const emails = [
      { ...email, about: 'AAN-2345678ABC', reason: '550' },
      { ...email, id: 'e-2', about: null, reason: '554' },
    ];
    await listFailedEmails({ list: async () => emails });
    expect(readOutput()).toMatch(/^e-1 .*2 Jan 2026, 8:30 am {2}order\.shipped +AAN-2345678ABC {2}550, attempt 2\n/);
    expect(readOutput()).toMatch(/\ne-2 .* deleted {2}554, attempt 2\n2 failed emails$/);
  });

  it('sends one or all again', async () => {
    const readOutput = captureOutput();
    const emails = { resend: async () => accept(1), resendAll: async () => 3 };
    await resendEmail(emails, 'e-1');
    await resendEmail(emails, 'all');
    expect(readOutput()).toMatch(/^1 failed email will be sent again .*\n3 failed emails will be sent again /);
  });

  it('reports an id that is not in the list', async () => {
    const emails = { resend: async () => refuse('No failed email has this id.'), resendAll: async () => 0 };
    await expect(resendEmail(emails, 'x\u001b[2J')).rejects.toThrow(CommandError);
    await expect(resendEmail(emails, 'x')).rejects.toThrow('x: No failed email has this id.');
  });
});

import { getHeader, readEmail } from '#tests/support/network/read-email.ts';
import { startSmtpServer } from '#tests/support/network/smtp-server.ts';

/** Its emails are rejected until `acceptAll`, so that a process gives them up. */
export const REJECTED_EMAIL = 'rejected@example.in';

/** A mail server that can be unavailable for a while. */
export async function startTestMail() {
  let isAvailable = true;
  let isRejecting = true;
  const server = await startSmtpServer((command) => {
    if (!isAvailable && /^MAIL/i.test(command)) return '451 try again later';
    if (isRejecting && /^RCPT/i.test(command) && command.includes(REJECTED_EMAIL)) return '550 no such mailbox';
    return undefined;
  });
  return {
    url: server.url,
    makeUnavailable() {
      isAvailable = false;
    },
    acceptAll() {
      isAvailable = true;
      isRejecting = false;
    },
    listEmails: () =>
      server.received.map(({ data }) => {
        const { headers, text } = readEmail(Buffer.from(data, 'latin1'));
        return { subject: getHeader(headers, 'subject'), text };
      }),
    stop: server.stop,
  };
}

export type ReceivedEmail = { readonly subject: string; readonly text: string };
type ExpectedEmails = { paidOrderNumbers: readonly string[]; tickets: readonly string[] };

/** Every paid order has one confirmation and one email to the shop; every inquiry has its confirmation. */
export function findEmailViolations(emails: readonly ReceivedEmail[], expected: ExpectedEmails): string[] {
  const subjects = emails.map(({ subject }) => subject);
  const checkSubject = (name: string, matches: (subject: string) => boolean) => {
    const count = subjects.filter(matches).length;
    return count === 1 ? [] : [`${name} was sent ${count} times`];
  };
  return [
    ...expected.paidOrderNumbers.flatMap((number) => [
      ...checkSubject(`the confirmation of ${number}`, (subject) => subject === `Your order ${number} is confirmed`),
      ...checkSubject(`the email to the shop about ${number}`, (subject) => subject.startsWith(`New order ${number} `)),
    ]),
    ...expected.tickets
      .filter((ticket) => !emails.some(({ subject, text }) => `${subject} ${text}`.includes(ticket)))
      .map((ticket) => `no email mentions the inquiry ${ticket}`),
  ];
}

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { getHeader, readEmail } from '#tests/support/network/read-email.ts';
import { startSmtpServer } from '#tests/support/network/smtp-server.ts';
import { HOSTILE_TEXTS } from '#tests/support/samples/hostile-texts.ts';
import { createTestConfig } from '#tests/support/shop/test-app.ts';
import { createMailGateway } from './create-mail-gateway.ts';
import { createFileMailGateway } from './file-mail-gateway.ts';
import { toHeaderText } from './header-text.ts';
import { type Mail, MailRejectedError } from './mail.ts';
import { createSmtpMailGateway } from './smtp-mail-gateway.ts';

const FROM = '"Aangan" <hello@aangan.example>';
const ID = '3f2b8c1e-6f0a-4c55-9d4e-0a1b2c3d4e5f';
const HEADERS = [
  ...['from', 'to', 'reply-to', 'subject', 'message-id', 'date', 'mime-version', 'content-type'],
  'auto-submitted',
];

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const freshFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-test-'));
  folders.push(folder);
  return folder;
};

const mail = (changes: Partial<Mail> = {}): Mail => ({
  id: ID,
  date: new Date('2026-01-02T03:04:05Z'),
  to: { name: 'Aangan', address: 'shop@aangan.example' },
  replyTo: { name: 'Asha Patel', address: 'asha@example.in' },
  subject: 'Contact message',
  text: 'Namaste',
  html: '<p>Namaste</p>',
  ...changes,
});

async function written(changes: Partial<Mail>) {
  const folder = freshFolder();
  await createFileMailGateway({ folder, from: FROM }).send(mail(changes));
  const [file = ''] = readdirSync(folder);
  return { folder, file, read: readEmail(readFileSync(join(folder, file))) };
}

describe('a mail file', () => {
  it('is a well-formed mail that its owner alone may read', async () => {
    const { folder, file, read } = await written({ text: 'नमस्ते' });
    expect(file).toBe(`2026-01-02T03-04-05-${ID}.eml`);
    expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
    expect(getHeader(read.headers, 'from')).toBe('Aangan <hello@aangan.example>');
    expect(getHeader(read.headers, 'message-id')).toBe(`<${ID}@aangan.example>`);
    expect(getHeader(read.headers, 'date')).toBe('Fri, 02 Jan 2026 03:04:05 +0000');
    expect(read.text).toBe('नमस्ते');
    expect(read.html).toBe('<p>Namaste</p>');
  });

  it('is written once, however often the same mail is handed over', async () => {
    const folder = freshFolder();
    const gateway = createFileMailGateway({ folder, from: FROM });
    await gateway.send(mail());
    await gateway.send(mail());
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it.each(Object.entries(HOSTILE_TEXTS))('carries %s in its body unchanged [SRV-65]', async (_, text) => {
    const { read } = await written({ text, html: text });
    expect(read.text).toBe(text);
    expect(read.html).toBe(text);
  });

  it('has only the headers of the shop, whatever stands in name and subject [SRV-65]', async () => {
    const folder = freshFolder();
    const gateway = createFileMailGateway({ folder, from: FROM });
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...Object.values(HOSTILE_TEXTS)));
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        await gateway.send(mail({ subject: `Message ${text}`, replyTo: { name: text, address: 'asha@example.in' } }));
        const [file = ''] = readdirSync(folder);
        const { headers } = readEmail(readFileSync(join(folder, file)));
        const names = headers.map(([name]) => name.toLowerCase());
        expect([...names].sort()).toEqual([...HEADERS].sort());
        expect(getHeader(headers, 'to')).toBe('Aangan <shop@aangan.example>');
        expect(getHeader(headers, 'reply-to')).toMatch(/<?asha@example\.in>?$/);
      }),
      { numRuns: 60 },
    );
  });

  it.each(['a,b@x.in', 'a@x.in>', '<a@x.in', 'a b@x.in', 'a@x.in\r\nBcc: b@y.in', 'plain'])(
    'is not written to the address %j',
    async (address) => {
      const folder = freshFolder();
      const sending = createFileMailGateway({ folder, from: FROM }).send(mail({ to: { name: '', address } }));
      await expect(sending).rejects.toBeInstanceOf(MailRejectedError);
      expect(readdirSync(folder)).toEqual([]);
    },
  );
});

describe('a text in a header', () => {
  it('is one line of visible characters, cut where it gets too long', () => {
    expect(toHeaderText('Asha\r\nBcc: x@y.in\u202E \u0000 end')).toBe('Asha Bcc: x@y.in end');
    expect(Array.from(toHeaderText('🏡'.repeat(500)))).toHaveLength(120);
  });
});

describe('a mail server', () => {
  it('gets the mail with one sender and one receiver', async () => {
    const server = await startSmtpServer();
    const gateway = createSmtpMailGateway({ url: server.url, from: FROM });
    await gateway.send(mail({ text: HOSTILE_TEXTS['header tricks'] ?? '' }));
    gateway.close();
    await server.stop();
    expect(server.received).toHaveLength(1);
    const [received] = server.received;
    expect(received?.from).toContain('<hello@aangan.example>');
    expect(received?.to).toEqual(['RCPT TO:<shop@aangan.example>']);
    expect(readEmail(Buffer.from(received?.data ?? '', 'latin1')).text).toBe(HOSTILE_TEXTS['header tricks']);
  });

  it.each([
    ['550 no such user', true],
    ['450 try again later', false],
    ['421 closing', false],
  ])('that says %s of the receiver: final is %s', async (answer, isFinal) => {
    const server = await startSmtpServer((command) => (/^RCPT/.test(command) ? answer : undefined));
    const gateway = createSmtpMailGateway({ url: server.url, from: FROM });
    const failure = await gateway.send(mail()).catch((error: unknown) => error);
    gateway.close();
    await server.stop();
    expect(failure).toBeInstanceOf(Error);
    expect(failure instanceof MailRejectedError).toBe(isFinal);
  });

  it('that is down is a failure to try again after', async () => {
    const server = await startSmtpServer();
    await server.stop();
    const failure = await createSmtpMailGateway({ url: server.url, from: FROM })
      .send(mail())
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRejectedError);
  });
});

describe('the gateway of an installation', () => {
  it('writes files into the data folder, or talks to the server that SMTP_URL names, as MAIL_FROM', async () => {
    const folder = freshFolder();
    await createMailGateway({ ...createTestConfig(), dataDir: folder }).send(mail());
    expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1);
    const server = await startSmtpServer();
    const gateway = createMailGateway(
      createTestConfig({ SMTP_URL: server.url, MAIL_FROM: 'Shop <post@shop.example>' }),
    );
    await gateway.send(mail());
    gateway.close();
    await server.stop();
    expect(server.received[0]?.from).toContain('<post@shop.example>');
  });
});

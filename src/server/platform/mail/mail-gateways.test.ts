import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { getHeader, readEmail } from '#tests/support/network/read-email.ts';
import { startSmtpServer } from '#tests/support/network/smtp-server.ts';
import { HOSTILE_TEXTS } from '#tests/support/samples/hostile-texts.ts';
import { createTestConfig } from '#tests/support/shop/test-app.ts';
import { type Mail, MailRejectedError } from './mail.ts';
import { createFileMailGateway, createMailGateway, createSmtpMailGateway } from './mail-gateways.ts';
import { toHeaderText } from './nodemailer-message.ts';

const FROM = '"Aangan" <hello@aangan.example>';
const SHOP = { name: 'Aangan', email: 'hello@aangan.example' };
const ID = '3f2b8c1e-6f0a-4c55-9d4e-0a1b2c3d4e5f';
const HEADERS = [
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
  'auto-submitted',
];

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const createFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-test-'));
  folders.push(folder);
  return folder;
};

const createMail = (changes: Partial<Mail> = {}): Mail => ({
  id: ID,
  date: new Date('2026-01-02T03:04:05Z'),
  to: { name: 'Aangan', address: 'shop@aangan.example' },
  replyTo: { name: 'Asha Patel', address: 'asha@example.in' },
  subject: 'Contact message',
  text: 'Namaste',
  html: '<p>Namaste</p>',
  ...changes,
});

async function sendToFile(changes: Partial<Mail>) {
  const folder = createFolder();
  await createFileMailGateway({ folder, getFrom: () => FROM }).send(createMail(changes));
  const [file = ''] = readdirSync(folder);
  return { folder, file, email: readEmail(readFileSync(join(folder, file))) };
}

describe('the file gateway', () => {
  it('writes a well-formed email, readable only by its owner', async () => {
    const { folder, file, email } = await sendToFile({ text: 'नमस्ते' });
    expect(file).toBe(`2026-01-02T03-04-05-${ID}.eml`);
    expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
    expect(getHeader(email.headers, 'from')).toBe('Aangan <hello@aangan.example>');
    expect(getHeader(email.headers, 'message-id')).toBe(`<${ID}@aangan.example>`);
    expect(getHeader(email.headers, 'date')).toBe('Fri, 02 Jan 2026 03:04:05 +0000');
    expect(email.text).toBe('नमस्ते');
    expect(email.html).toBe('<p>Namaste</p>');
  });

  it('writes one file for repeated sends of the same email', async () => {
    const folder = createFolder();
    const gateway = createFileMailGateway({ folder, getFrom: () => FROM });
    await gateway.send(createMail());
    await gateway.send(createMail());
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it.each(Object.entries(HOSTILE_TEXTS))('keeps %s in the body unchanged [SRV-65]', async (_, text) => {
    const { email } = await sendToFile({ text, html: text });
    expect(email.text).toBe(text);
    expect(email.html).toBe(text);
  });

  it('allows no header injection through name and subject [SRV-65]', async () => {
    const folder = createFolder();
    const gateway = createFileMailGateway({ folder, getFrom: () => FROM });
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...Object.values(HOSTILE_TEXTS)));
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        await gateway.send(
          createMail({ subject: `Message ${text}`, replyTo: { name: text, address: 'asha@example.in' } }),
        );
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
    'rejects the address %j',
    async (address) => {
      const folder = createFolder();
      const sending = createFileMailGateway({ folder, getFrom: () => FROM }).send(
        createMail({ to: { name: '', address } }),
      );
      await expect(sending).rejects.toBeInstanceOf(MailRejectedError);
      expect(readdirSync(folder)).toEqual([]);
    },
  );
});

describe('header text', () => {
  it('is one line of visible characters, truncated to the maximum length', () => {
    expect(toHeaderText('Asha\r\nBcc: x@y.in\u202E \u0000 end')).toBe('Asha Bcc: x@y.in end');
    expect(Array.from(toHeaderText('🏡'.repeat(500)))).toHaveLength(120);
  });
});

describe('the SMTP gateway', () => {
  it('sends the email with one sender and one recipient', async () => {
    const server = await startSmtpServer();
    const gateway = createSmtpMailGateway({ url: server.url, getFrom: () => FROM });
    await gateway.send(createMail({ text: HOSTILE_TEXTS['header tricks'] ?? '' }));
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
  ])('treats the reply %s as permanent: %s', async (reply, isPermanent) => {
    const server = await startSmtpServer((command) => (/^RCPT/.test(command) ? reply : undefined));
    const gateway = createSmtpMailGateway({ url: server.url, getFrom: () => FROM });
    const failure = await gateway.send(createMail()).catch((error: unknown) => error);
    await server.stop();
    expect(failure).toBeInstanceOf(Error);
    expect(failure instanceof MailRejectedError).toBe(isPermanent);
  });

  it('reports a temporary error when the server is down', async () => {
    const server = await startSmtpServer();
    await server.stop();
    const failure = await createSmtpMailGateway({ url: server.url, getFrom: () => FROM })
      .send(createMail())
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRejectedError);
  });

  it('closes the connection to a server that never finishes its reply', async () => {
    let isClosed = false;
    const server = createServer((socket) => {
      socket.write('220 test\r\n');
      const replying = setInterval(() => socket.write('250-one moment\r\n'), 5);
      socket
        .on('error', () => {})
        .on('close', () => {
          clearInterval(replying);
          isClosed = true;
        });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const gateway = createSmtpMailGateway({ url, getFrom: () => FROM, maxSendMs: 50 });
    await expect(gateway.send(createMail())).rejects.toThrow();
    await expect.poll(() => isClosed).toBe(true);
    server.close();
  });
});

describe('createMailGateway', () => {
  it('writes files to the data folder, or uses SMTP_URL and MAIL_FROM', async () => {
    const folder = createFolder();
    const getFacts = () => SHOP;
    await createMailGateway({ ...createTestConfig(), dataDir: folder, getFacts }).send(createMail());
    expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1);
    const server = await startSmtpServer();
    const config = createTestConfig({ SMTP_URL: server.url, MAIL_FROM: 'Shop <post@shop.example>' });
    const gateway = createMailGateway({ ...config, getFacts });
    await gateway.send(createMail());
    await server.stop();
    expect(server.received[0]?.from).toContain('<post@shop.example>');
  });

  it('sends as the shop is called at that moment [D-51]', async () => {
    const folder = createFolder();
    let facts = SHOP;
    const gateway = createMailGateway({ ...createTestConfig(), dataDir: folder, getFacts: () => facts });
    facts = { name: 'Angan Two', email: 'desk@two.example' };
    await gateway.send(createMail());
    const [file = ''] = readdirSync(join(folder, 'outbox'));
    const { headers } = readEmail(readFileSync(join(folder, 'outbox', file)));
    expect(getHeader(headers, 'from')).toBe('Angan Two <desk@two.example>');
    expect(getHeader(headers, 'message-id')).toBe(`<${ID}@two.example>`);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LINE_BREAK } from '#server/platform/mail/email-text.ts';
import { getHeader, readEmail } from '#tests/support/network/read-email.ts';
import { startSmtpServer } from '#tests/support/network/smtp-server.ts';
import { HOSTILE_TEXTS } from '#tests/support/samples/hostile-texts.ts';
import { startShop } from '../../../scripts/testing/running-shop.ts';
import { EXTENDED } from '../support/widths.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shop-inbox-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs `npm run inbox -- ...` without npm. */
async function runInbox(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/inbox.ts', ...args], {
    env: { ...env, DATA_DIR: dataDir },
  });
  const texts = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    texts.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    texts.err += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, ...texts };
}

const ENDPOINTS = { contact: 'Contact', project: 'ProjectInquiry', customization: 'CustomizationInquiry' } as const;

async function send(address: string, kind: keyof typeof ENDPOINTS, body: object): Promise<Record<string, string>> {
  const response = await fetch(`${address}/api/${ENDPOINTS[kind]}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { data: Record<string, string> }).data;
}

const listMailFiles = () => {
  const folder = join(dataDir, 'outbox');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => join(folder, name))
    : [];
};
const buildContactBody = (message: string) => ({ name: 'Asha', email: 'asha@example.in', phone: '98', message });

describe('customer messages', EXTENDED, () => {
  it('reach the owner unchanged: by email, in the list, in the detail view and in the export [SRV-65, SRV-62, SRV-63, SRV-64]', async () => {
    const shop = await startShop({ dataDir });
    const texts = Object.values(HOSTILE_TEXTS);
    const sent: Record<string, string>[] = [];
    for (const text of texts) sent.push(await send(shop.address, 'contact', buildContactBody(text)));
    const project = { name: 'Ravi', email: 'r@b.in', phone: '1', projectType: 'Hotel', projectDetails: '<b>x</b>' };
    sent.push(await send(shop.address, 'project', project));
    const request = {
      customerName: 'Mira',
      email: 'm@b.in',
      phone: '1',
      productType: 'Blind',
      customizationDetails: 'y',
    };
    sent.push(await send(shop.address, 'customization', request));

    await expect.poll(() => listMailFiles().length, { timeout: 20_000 }).toBe(2 * sent.length);
    const mails = listMailFiles().map((file) => readEmail(readFileSync(file)));
    for (const file of listMailFiles()) expect(statSync(file).mode & 0o077).toBe(0);
    for (const [index, text] of texts.entries()) {
      const ticket = sent[index]?.ticket ?? '';
      const [toShop] = mails.filter((mail) => mail.text.startsWith(`Contact message ${ticket}`));
      // Indented, so that none of its lines looks like one of ours.
      expect(toShop?.text).toContain(`Message:\n\n    ${text.split(LINE_BREAK).join('\n    ')}\n\n`);
      const confirmations = mails.filter((mail) => mail.text.includes(`Your ticket number: ${ticket}`));
      expect(confirmations.map(({ headers }) => getHeader(headers, 'to'))).toEqual(['asha@example.in']);
    }

    const busy = await runInbox('list');
    expect(busy.code).toBe(1);
    expect(busy.err).toMatch(/^The running shop is using the embedded database: stop the shop/);
    expect(busy.err).not.toMatch(/^\s+at /m);
    expect(await shop.stop()).toBe(0);
    expect(shop.getOutput()).not.toMatch(/asha@example\.in|evil|victim/);

    const list = await runInbox('list');
    expect(list.code).toBe(0);
    for (const { ticket } of sent) expect(list.out).toContain(ticket);
    const file = join(dataDir, 'export.json');
    expect((await runInbox('export', file)).out).toContain(`${sent.length} messages written`);
    const exported = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>[];
    expect(exported).toEqual(
      sent.map((data) => expect.objectContaining({ ...data, kind: expect.any(String), isSuspect: false })),
    );
  }, 180_000);

  it('survive a mail outage and a kill, and are emailed once the server is back', {
    timeout: 180_000,
  }, async () => {
    const away = await startSmtpServer();
    await away.stop();
    const first = await startShop({ dataDir, settings: { SMTP_URL: away.url } });
    const { ticket } = await send(first.address, 'contact', buildContactBody('Please call'));
    const countFailedDeliveries = () => first.getOutput().split('outbox entry not delivered').length - 1;
    await expect.poll(countFailedDeliveries, { timeout: 20_000 }).toBe(2);
    await first.stop('SIGKILL');

    const mail = await startSmtpServer();
    const second = await startShop({ dataDir, settings: { SMTP_URL: mail.url } });
    await expect.poll(() => mail.received.length, { timeout: 40_000 }).toBe(2);
    expect(await second.stop()).toBe(0);
    await mail.stop();
    const texts = mail.received.map(({ data }) => readEmail(Buffer.from(data, 'latin1')).text);
    expect(texts.every((text) => text.includes(ticket ?? ''))).toBe(true);
    expect(listMailFiles()).toEqual([]);
  });
});

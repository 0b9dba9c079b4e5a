import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LINE_BREAK } from '#server/platform/mail/email-text.ts';
import { createMailGateway } from '#server/platform/mail/mail-gateways.ts';
import { getHeader, readEmail } from '#tests/support/network/read-email.ts';
import { HOSTILE_TEXTS } from '#tests/support/samples/hostile-texts.ts';
import { createTestConfig } from '#tests/support/shop/test-app.ts';
import { createInquiryEmailHandlers, INQUIRY_TOPICS } from './inquiry-emails.ts';
import type { InquiryRecord } from './inquiry-record.ts';

const config = createTestConfig();
const record: InquiryRecord = {
  id: '3f2b8c1e-6f0a-4c55-9d4e-0a1b2c3d4e5f',
  kind: 'customization',
  ticket: 'CUS-2345678ABC',
  createdAt: new Date('2026-01-02T03:04:05Z'),
  name: 'Asha Patel',
  email: ' asha@example.in ',
  phone: '98 76',
  subject: 'Curtains',
  details: 'Ten centimetres longer',
  isSuspect: false,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inquiry-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function sendEmail(topic: keyof typeof INQUIRY_TOPICS, changes: Partial<InquiryRecord> = {}) {
  const mail = createMailGateway({ ...config, dataDir: folder, getFacts: () => config.shop });
  const inquiries = { findById: async () => ({ ...record, ...changes }) };
  const handler = createInquiryEmailHandlers({ ...config, inquiries, mail })[INQUIRY_TOPICS[topic]];
  await handler?.({ id: record.id, payload: { inquiryId: record.id }, createdAt: record.createdAt });
  const [file = ''] = readdirSync(join(folder, 'outbox'));
  return readEmail(readFileSync(join(folder, 'outbox', file)));
}

describe('the email to the shop', () => {
  it('contains every labelled field, the ticket and the deadlines, and replies go to the sender', async () => {
    const { headers, text, html } = await sendEmail('toShop');
    expect(getHeader(headers, 'to')).toBe(`${config.shop.name} <${config.shop.email}>`);
    expect(getHeader(headers, 'reply-to')).toBe('Asha Patel <asha@example.in>');
    expect(getHeader(headers, 'subject')).toBe('Customization inquiry CUS-2345678ABC from Asha Patel');
    for (const expected of ['Name: Asha Patel', 'Phone: 98 76', 'Product Type: Curtains', 'Ten centimetres longer']) {
      expect(text).toContain(expected);
    }
    expect(text).toContain('Received: 2 Jan 2026, 8:34 am');
    expect(text).toContain('Acknowledge by: 4 Jan 2026, 8:34 am');
    expect(text).toContain('Resolve by: 1 Feb 2026, 8:34 am');
    expect(html).toContain('Ten centimetres longer');
  });

  it.each(Object.entries(HOSTILE_TEXTS))('contains %s unchanged and escaped [SRV-65]', async (_, text) => {
    const mail = await sendEmail('toShop', { name: text, details: text, subject: text });
    const quoted = text.split(LINE_BREAK).map((line) => `    ${line}\n`);
    expect(mail.text).toContain(`Customization Details:\n\n${quoted.join('')}\n`);
    expect(mail.html).not.toMatch(/<script|<img/);
    expect(mail.headers.map(([name]) => name.toLowerCase())).not.toContain('bcc');
    expect(getHeader(mail.headers, 'to')).toBe(`${config.shop.name} <${config.shop.email}>`);
  });
});

describe('the email to the shop from a sender with forged lines', () => {
  it.each(['\n', '\r\n', '\r', '\u2028'])(
    'has only our own labels at the start of a line (%j) [SRV-65]',
    async (lineBreak) => {
      const forged = `Asha${lineBreak}Resolve by: never`;
      const { text } = await sendEmail('toShop', { name: forged, phone: forged, subject: forged, details: forged });
      expect(text.split(LINE_BREAK).filter((line) => line.startsWith('Resolve by:'))).toEqual([
        'Resolve by: 1 Feb 2026, 8:34 am',
      ]);
    },
  );
});

describe('the confirmation to the sender', () => {
  it('contains the ticket and the contact details', async () => {
    const { headers, text, html } = await sendEmail('toSender');
    expect(getHeader(headers, 'to')).toBe('asha@example.in');
    expect(getHeader(headers, 'subject')).toContain('CUS-2345678ABC');
    const link = `${config.publicOrigin}/ticket#CUS-2345678ABC`;
    for (const expected of ['CUS-2345678ABC', link, config.shop.phone, config.shop.grievanceOfficer.email]) {
      expect(text).toContain(expected);
      expect(html).toContain(expected);
    }
  });

  it('repeats no typed text, so that nobody can use the form to spam strangers', async () => {
    const spam = 'Buy pills at pills.example';
    const { headers, text, html } = await sendEmail('toSender', {
      name: spam,
      phone: spam,
      subject: spam,
      details: spam,
    });
    expect(`${JSON.stringify(headers)} ${text} ${html}`).not.toContain('pills');
  });
});

describe('a deleted inquiry', () => {
  it('sends no email and does not fail', async () => {
    const mail = createMailGateway({ ...config, dataDir: folder, getFacts: () => config.shop });
    const handlers = createInquiryEmailHandlers({
      ...config,
      inquiries: { findById: async () => undefined },
      mail,
    });
    await handlers[INQUIRY_TOPICS.toShop]?.({ id: 'x', payload: {}, createdAt: new Date() });
    expect(readdirSync(folder)).toEqual([]);
  });
});

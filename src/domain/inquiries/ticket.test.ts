import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INQUIRY_FORMS, INQUIRY_KINDS } from './inquiry-kinds.ts';
import { getReplyDeadlines } from './reply-deadlines.ts';
import { createTicketNumber } from './ticket.ts';

describe('ticket numbers', () => {
  it('name what was sent and have no characters that look alike, from any bytes', () => {
    expect(createTicketNumber('contact', new Uint8Array(10))).toBe('MSG-2222222222');
    const bytes = fc.uint8Array({ minLength: 10, maxLength: 16 });
    fc.assert(
      fc.property(bytes, fc.constantFrom(...INQUIRY_KINDS), (random, kind) =>
        /^(MSG|PRJ|CUS)-[2-9A-HJ-NP-Z]{10}$/.test(createTicketNumber(kind, random)),
      ),
    );
  });

  it('are not made of too little chance', () => {
    expect(() => createTicketNumber('project', new Uint8Array(9))).toThrow(RangeError);
  });
});

describe('the parts of a form', () => {
  it.each(INQUIRY_KINDS)('of a %s message are fields of it, and cover them all', (kind) => {
    const { fields, nameField, subjectField, detailsField } = INQUIRY_FORMS[kind];
    const parts = [nameField, 'email', 'phone', ...(subjectField === undefined ? [] : [subjectField]), detailsField];
    expect(fields.map(({ name }) => name)).toEqual(parts);
  });
});

describe('a message', () => {
  it('must be acknowledged within 48 hours and settled within 30 days', () => {
    expect(getReplyDeadlines(new Date('2026-03-30T20:00:00Z'))).toEqual({
      acknowledgeBy: new Date('2026-04-01T20:00:00Z'),
      settleBy: new Date('2026-04-29T20:00:00Z'),
    });
  });
});

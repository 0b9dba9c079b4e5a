import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INQUIRY_FORMS, INQUIRY_KINDS } from './inquiry-kinds.ts';
import { createTicketNumber, getReplyDeadlines } from './ticket.ts';

describe('ticket numbers', () => {
  it('have a prefix for the kind and no characters that are easily confused', () => {
    expect(createTicketNumber('contact', new Uint8Array(10))).toBe('MSG-2222222222');
    const bytes = fc.uint8Array({ minLength: 10, maxLength: 16 });
    fc.assert(
      fc.property(bytes, fc.constantFrom(...INQUIRY_KINDS), (random, kind) =>
        /^(MSG|PRJ|CUS)-[2-9A-HJ-NP-Z]{10}$/.test(createTicketNumber(kind, random)),
      ),
    );
  });

  it('need ten random bytes', () => {
    expect(() => createTicketNumber('project', new Uint8Array(9))).toThrow(RangeError);
  });
});

describe('INQUIRY_FORMS', () => {
  it.each(INQUIRY_KINDS)('maps every field of the %s form', (kind) => {
    const { fields, nameField, subjectField, detailsField } = INQUIRY_FORMS[kind];
    const mapped = [nameField, 'email', 'phone', ...(subjectField === undefined ? [] : [subjectField]), detailsField];
    expect(fields.map(({ name }) => name)).toEqual(mapped);
  });
});

describe('getReplyDeadlines', () => {
  it('allows 48 hours to acknowledge and 30 days to resolve', () => {
    expect(getReplyDeadlines(new Date('2026-03-30T20:00:00Z'))).toEqual({
      acknowledgeBy: new Date('2026-04-01T20:00:00Z'),
      resolveBy: new Date('2026-04-29T20:00:00Z'),
    });
  });
});

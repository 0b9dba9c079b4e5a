import { describe, expect, it } from 'vitest';
import { formatAuditAction, formatAuditChange, shortenAuditText } from './audit-text.ts';

describe('a change in the audit log', () => {
  it.each([
    [{ field: 'status', from: 'Paid', to: 'Processing' }, 'status: Paid → Processing'],
    [{ field: 'role', from: null, to: 'support' }, 'role: support'],
    [{ field: 'tracking number', from: 'DL1', to: null }, 'tracking number: DL1 → none'],
    [{ field: 'note', from: null, to: null }, 'note changed'],
  ])('%j reads “%s”', (change, text) => {
    expect(formatAuditChange(change)).toBe(text);
  });

  it('is shortened to 200 characters for the list', () => {
    expect(shortenAuditText('a'.repeat(200))).toBe('a'.repeat(200));
    expect(shortenAuditText('🏠'.repeat(201))).toBe(`${'🏠'.repeat(200)}…`);
  });

  it('begins with a capital', () => {
    expect(formatAuditAction('order moved')).toBe('Order moved');
  });
});

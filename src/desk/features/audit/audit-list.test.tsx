import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AuditLogEntry, listAudit } from '#contract/desk/audit.ts';
import { listStaff } from '#contract/desk/staff.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { createMember } from '#tests/support/desk/people-samples.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { AuditList } from './audit-list.tsx';

afterEach(() => vi.unstubAllGlobals());

const createEntry = (changes: Partial<AuditLogEntry> = {}): AuditLogEntry => ({
  seq: 7,
  at: '2026-01-01T20:00:00.000Z',
  actor: 'Meera Shah',
  permission: 'orders.move',
  action: 'order moved',
  objectKind: 'order',
  objectId: 'o1',
  object: 'AAN-1',
  changes: [{ field: 'status', from: 'Paid', to: 'Processing' }],
  reason: null,
  requestId: 'r1',
  ...changes,
});

function showLog(at: string, entries: readonly AuditLogEntry[], nextBeforeSeq: number | null = null) {
  const desk = fakeDesk([
    [listAudit, { status: 200, data: { entries, nextBeforeSeq } }],
    [listStaff, { status: 200, data: { members: [createMember()], invitations: [] } }],
  ]);
  return { desk, user: userEvent.setup(), ...renderInDesk(<AuditList />, { at }) };
}

describe('the audit log', () => {
  it('shows action, object, changed values and reason', async () => {
    const disabled = createEntry({
      seq: 6,
      action: 'account disabled',
      objectKind: 'staff',
      object: 'Ravi',
      changes: [],
      reason: 'Left',
    });
    const erased = createEntry({ seq: 5, objectKind: 'customer', objectId: 'c1', object: 'Customer c1', changes: [] });
    showLog('/desk/audit', [createEntry(), disabled, erased]);
    expect(await screen.findByText('Account disabled')).toBeDefined();
    expect(screen.getByText('status: Paid → Processing')).toBeDefined();
    expect(screen.getByText('Reason: Left')).toBeDefined();
    expect(screen.getByRole('link', { name: 'AAN-1' }).getAttribute('href')).toBe('/desk/orders/o1');
    expect(screen.getByRole('link', { name: 'Customer c1' }).getAttribute('href')).toBe('/desk/customers/c1');
  });

  it('shortens long values', async () => {
    const changes = [{ field: 'tagline', from: 'Old', to: 'a'.repeat(1000) }];
    showLog('/desk/audit', [createEntry({ changes })]);
    expect(await screen.findByText(`tagline: Old → ${'a'.repeat(200)}…`)).toBeDefined();
  });

  it('shortens long titles', async () => {
    const changes = [{ field: 'b'.repeat(1000), from: null, to: 'New' }];
    showLog('/desk/audit', [createEntry({ object: 'a'.repeat(1000), changes })]);
    expect(await screen.findByText(`${'a'.repeat(200)}…`)).toBeDefined();
    expect(screen.getByText(`${'b'.repeat(200)}…: New`)).toBeDefined();
  });

  it.each([
    ['product', 'p1', '/desk/products/p1', 'Products'],
    ['products', 'several', '/desk/products', 'Several products at once'],
    ['catalogue', 'catalogue', '/desk/products', 'Imports of products'],
    ['content', 'policy-terms', '/desk/content/policies/terms', 'Content'],
    ['content', 'gone', '/desk/content', 'Content'],
  ])('links %s %s to its page and filters by it', async (objectKind, objectId, address, label) => {
    const { user, getAddress } = showLog('/desk/audit', [createEntry({ objectKind, objectId, object: 'Changed' })]);
    expect((await screen.findByRole('link', { name: 'Changed' })).getAttribute('href')).toBe(address);
    await user.selectOptions(screen.getByLabelText('What'), label);
    await vi.waitFor(() => expect(getAddress()).toBe(`/desk/audit?kind=${objectKind}`));
  });

  it('keeps its filters in the address, and starts from the newest entry when one changes', async () => {
    const { desk, user, getAddress } = showLog('/desk/audit?before=50&kind=order', [createEntry()], 3);
    await screen.findByText('Order moved');
    expect(desk.findSent(listAudit)[0]?.body).toMatchObject({ objectKind: 'order', beforeSeq: 50 });
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
      '/desk/audit?kind=order&before=3',
    );
    await user.selectOptions(screen.getByLabelText('Who'), 'Ravi Teja');
    await vi.waitFor(() => expect(getAddress()).toBe('/desk/audit?by=s2&kind=order'));
    await vi.waitFor(() =>
      expect(desk.findSent(listAudit).at(-1)?.body).toMatchObject({
        actor: 's2',
        objectKind: 'order',
        beforeSeq: null,
      }),
    );
  });

  it('refuses days outside 2000 to 2099 without a request', async () => {
    const { desk } = showLog('/desk/audit?from=0002-01-01', []);
    expect(await screen.findByText('Enter days between 2000 and 2099.')).toBeDefined();
    expect(desk.findSent(listAudit)).toEqual([]);
  });

  it('shows an empty state when nothing matches', async () => {
    showLog('/desk/audit?from=2026-01-01', []);
    expect(await screen.findByText('No entries match')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Clear the filters' }).getAttribute('href')).toBe('/desk/audit');
  });
});

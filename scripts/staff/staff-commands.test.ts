import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditEntries, staff, staffInvitations } from '#server/platform/database/tables/staff-tables.ts';
import { createTestDesk, DESK_ORIGIN, type TestDesk } from '#tests/support/staff/test-desk.ts';
import { CommandError } from '../commands/command-error.ts';
import { disableStaff, endStaffSessions, inviteStaff, listStaff, resetStaff } from './staff-commands.ts';
import type { StaffTools } from './with-staff-tools.ts';

let desk: TestDesk;
let tools: StaffTools;
beforeAll(async () => {
  desk = await createTestDesk();
  tools = { ...desk.services, actor: { staffId: null, name: 'ops', requestId: 'command' } };
}, 60_000);
afterAll(() => desk.close());
beforeEach(async () => {
  for (const table of [staff, staffInvitations]) await desk.db.delete(table);
});

async function captureOutput(command: Promise<void>): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    await command;
    return log.mock.calls.flat().join('\n');
  } finally {
    log.mockRestore();
  }
}

describe('the staff commands', () => {
  it('print a link that creates an account', async () => {
    expect(await captureOutput(listStaff(tools))).toMatch(/^Nobody can use the desk yet/);
    const output = await captureOutput(inviteStaff(tools, 'asha@shop.example', 'manager'));
    const token = output.split(`${DESK_ORIGIN}/desk/invitation#`)[1] ?? '';
    expect(await captureOutput(listStaff(tools))).toMatch(/^manager {3}asha@shop\.example \(invited until 2026/);
    const body = { token, email: '', name: 'Asha', password: 'a long password' };
    expect((await desk.send('/api/desk/invitations/accept', { body })).json().data.role).toBe('manager');
    expect(await captureOutput(listStaff(tools))).toMatch(
      /^manager {3}Asha, asha@shop\.example \(no second factor, last/,
    );
  });

  it('refuse unknown roles, unknown emails and the last owner in one sentence', async () => {
    const { email } = await desk.addStaff('owner');
    await expect(inviteStaff(tools, 'a@shop.example', 'king')).rejects.toThrow(CommandError);
    await expect(disableStaff(tools, 'nobody@shop.example', 'x')).rejects.toThrow(
      new CommandError('No member of staff has the email nobody@shop.example.'),
    );
    await expect(disableStaff(tools, email, 'x')).rejects.toThrow(
      new CommandError('The shop needs an owner. Give someone else that role first.'),
    );
  });

  it('disable accounts and end sessions, and name the operator in the audit log', async () => {
    await desk.addStaff('owner');
    const { email } = await desk.addStaff('support');
    const cookie = await desk.getCookie(email);
    expect(await captureOutput(endStaffSessions(tools, email, 'Lost phone'))).toMatch(/is signed out everywhere/);
    expect((await desk.send('/api/desk/session', { method: 'GET', cookie })).json().data.staff).toBeNull();
    expect(await captureOutput(disableStaff(tools, email, 'Left'))).toMatch(/^The account of The support is locked/);
    expect(await captureOutput(listStaff(tools))).toMatch(/disabled/);
    const entries = await desk.db.select().from(auditEntries);
    expect(entries).toContainEqual(
      expect.objectContaining({ actor: 'ops', action: 'account disabled', reason: 'Left' }),
    );
  });

  it('let the only owner in again who lost password and second factor', async () => {
    const { id, email } = await desk.addStaff('owner');
    const cookie = await desk.getCookie(email);
    await desk.db.update(staff).set({ totpSecret: 'lost' });
    const output = await captureOutput(resetStaff(tools, email, 'Lost phone'));
    expect((await desk.send('/api/desk/session', { method: 'GET', cookie })).json().data.staff).toBeNull();
    expect((await desk.signIn(email)).statusCode).toBe(401);
    const token = output.split(`${DESK_ORIGIN}/desk/invitation#`)[1] ?? '';
    const body = { token, email: '', name: 'Asha', password: 'a new long password' };
    const accepted = await desk.send('/api/desk/invitations/accept', { body });
    expect(accepted.json().data).toMatchObject({ id, role: 'owner', hasSecondFactor: false });
    expect((await desk.signIn(email, { password: body.password })).statusCode).toBe(200);
    expect((await desk.send('/api/desk/invitations/accept', { body })).statusCode).toBe(404);
    const entries = await desk.db.select().from(auditEntries);
    expect(entries).toContainEqual(expect.objectContaining({ actor: 'ops', action: 'access reset' }));
  });

  it('take the link of a reset back when the account is disabled', async () => {
    await desk.addStaff('owner');
    const { email } = await desk.addStaff('manager');
    const output = await captureOutput(resetStaff(tools, email, 'Lost phone'));
    await captureOutput(disableStaff(tools, email, 'Left'));
    const token = output.split(`${DESK_ORIGIN}/desk/invitation#`)[1] ?? '';
    expect((await desk.send('/api/desk/invitations/check', { body: { token } })).statusCode).toBe(404);
    await expect(resetStaff(tools, email, 'x')).rejects.toThrow(CommandError);
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeskMessage } from '#contract/desk/messages/desk-message.ts';
import {
  acceptMessage,
  addMessageNote,
  assignMessage,
  deleteMessage,
  deleteSuspectMessage,
  getMessage,
  replyToMessage,
  settleMessage,
} from '#contract/desk/messages/messages.ts';
import { createStaff } from '#tests/support/desk/desk-samples.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { createDeskMessage } from '#tests/support/desk/message-samples.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { Conversation } from './conversation.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const respond = (changes: Partial<DeskMessage> = {}) => ({ status: 200, data: createDeskMessage(changes) });
const REPLY = {
  id: 'r1',
  kind: 'reply',
  text: 'Yes, by air.',
  by: 'Meera Shah',
  at: '2026-01-03T03:04:05.000Z',
  email: 'queued',
} as const;

describe('a conversation', () => {
  it('shows the form, the clocks, replies with their email and notes in order', async () => {
    const entries = [
      { ...REPLY, email: 'failed' as const },
      { ...REPLY, id: 'n1', kind: 'note' as const, text: 'Asked the courier', email: null },
    ];
    fakeDesk([[getMessage, respond({ kind: 'project', subject: 'Hotel', hasFailedEmail: true, entries })]]);
    renderInDesk(<Conversation id="m1" />);
    expect(await screen.findByRole('heading', { level: 1, name: 'MSG-23456789AB' })).toBeDefined();
    const texts = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(texts).toEqual([
      expect.stringContaining('Do you deliver to Leh?'),
      expect.stringMatching(/Meera Shah Reply.*Email failed.*Yes, by air\..*rejected/),
      expect.stringMatching(/Meera Shah Note.*Asked the courier/),
    ]);
    const [sender] = screen.getAllByRole('region', { name: 'Sender' });
    expect(sender?.textContent).toMatch(/Project inquiry.*Asha Rao.*asha@example\.in.*Project TypeHotel/);
    expect(screen.getByText(/^Due by/).textContent).toBe('Due by 1 Feb 2026, 8:34 am');
  });

  it('names the overdue deadline', async () => {
    const acknowledge = { deadline: '2026-01-04T03:04:05.000Z', stoppedAt: null, isOverdue: true };
    fakeDesk([[getMessage, respond({ acknowledgedAt: null, overdueSince: acknowledge.deadline, acknowledge })]]);
    renderInDesk(<Conversation id="m1" />);
    expect((await screen.findByText(/^Overdue since/)).textContent).toBe('Overdue since 4 Jan 2026, 8:34 am');
    expect(screen.getByText('Overdue')).toBeDefined();
  });

  it('sends a reply with the version it shows, and empties the field', async () => {
    const user = userEvent.setup();
    const desk = fakeDesk([
      [getMessage, respond()],
      [replyToMessage, respond({ version: 3, entries: [REPLY] })],
    ]);
    renderInDesk(<Conversation id="m1" />);
    await user.type(await screen.findByLabelText('Your reply'), ' Yes, by air. ');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Email waiting')).toBeDefined();
    expect(desk.findSent(replyToMessage)[0]?.body).toEqual({ version: 2, text: 'Yes, by air.' });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText('Your reply'));
  });

  it('keeps the draft after a conflict and shows what has changed', async () => {
    const user = userEvent.setup();
    const message = createDeskMessage({ version: 4, doneAt: '2026-01-03T03:04:05.000Z' });
    const conflict = { message, changedBy: 'Kiran', changedAt: '2026-01-03T03:04:05.000Z' };
    fakeDesk([
      [getMessage, respond()],
      [replyToMessage, { status: 409, data: conflict, message: 'Changed' }],
    ]);
    const first = renderInDesk(<Conversation id="m1" />);
    await user.type(await screen.findByLabelText('Your reply'), 'Too late');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Kiran changed this message/)).toBeDefined();
    expect(dialog.getByRole('row', { name: 'State Open Done' })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Show the current message' }));
    expect(await screen.findByRole('button', { name: 'Open again' })).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('Too late');
    first.unmount();
    renderInDesk(<Conversation id="m1" />);
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your reply')).value).toBe('Too late');
  });

  it('is given to somebody, gets a note and is done', async () => {
    const user = userEvent.setup();
    const assignedTo = { id: 's2', name: 'Kiran Rao' };
    const desk = fakeDesk([
      [getMessage, respond()],
      [assignMessage, respond({ version: 3, assignedTo })],
      [addMessageNote, respond({ version: 3, assignedTo })],
      [settleMessage, respond({ version: 4, assignedTo, doneAt: '2026-01-03T03:04:05.000Z' })],
    ]);
    renderInDesk(<Conversation id="m1" />);
    await user.selectOptions(await screen.findByLabelText('Assigned to'), 'Kiran Rao');
    expect(desk.findSent(assignMessage)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    await vi.waitFor(() => expect(desk.findSent(assignMessage)[0]?.body).toEqual({ version: 2, staffId: 's2' }));
    await user.keyboard('{Tab}');
    await user.type(screen.getByLabelText('New note'), 'Asked the courier');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await vi.waitFor(() => expect(desk.findSent(addMessageNote)[0]?.body).toEqual({ text: 'Asked the courier' }));
    await user.click(screen.getByRole('button', { name: 'Mark as done' }));
    expect(await screen.findByText('Done', { selector: 'span' })).toBeDefined();
    expect(desk.findSent(settleMessage)[0]?.body).toEqual({ version: 3 });
  });

  it('offers no reply to suspected spam until somebody says that it is none', async () => {
    const user = userEvent.setup();
    fakeDesk([
      [getMessage, respond({ isSuspect: true })],
      [acceptMessage, respond({ version: 3 })],
    ]);
    renderInDesk(<Conversation id="m1" />);
    await user.click(await screen.findByRole('button', { name: 'Not spam' }));
    expect(await screen.findByLabelText('Your reply')).toBeDefined();
  });
});

describe('deleting a message', () => {
  const openDialog = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    return within(await screen.findByRole('dialog', { name: 'Delete MSG-23456789AB?' }));
  };

  it('asks for a reason first, then says that it is gone and leaves no draft', async () => {
    const user = userEvent.setup();
    const desk = fakeDesk([
      [getMessage, respond()],
      [deleteMessage, { status: 200, data: {} }],
    ]);
    renderInDesk(<Conversation id="m1" />);
    await user.type(await screen.findByLabelText('Your reply'), 'Dear Asha');
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Delete the message' }));
    expect(dialog.getByText('Reason is required.')).toBeDefined();
    expect(desk.findSent(deleteMessage)).toEqual([]);
    await user.type(dialog.getByLabelText('Reason', { exact: false }), 'Asked by phone');
    await user.click(dialog.getByRole('button', { name: 'Delete the message' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'MSG-23456789AB is deleted' })).toBeDefined();
    expect(desk.findSent(deleteMessage)[0]?.body).toEqual({ version: 2, reason: 'Asked by phone' });
    expect(JSON.stringify(sessionStorage)).not.toContain('Asha');
    expect(screen.getByRole('link', { name: 'Back to the messages' }).getAttribute('href')).toBe('/desk/messages');
  });

  it('is offered to support for suspected spam only', async () => {
    const user = userEvent.setup();
    const staff = createStaff('support');
    const desk = fakeDesk([
      [getMessage, respond({ isSuspect: true })],
      [deleteSuspectMessage, { status: 200, data: {} }],
    ]);
    const { unmount } = renderInDesk(<Conversation id="m1" />, { staff });
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText('Reason', { exact: false }), 'Spam');
    await user.click(dialog.getByRole('button', { name: 'Delete the message' }));
    expect(await screen.findByText('MSG-23456789AB is deleted')).toBeDefined();
    expect(desk.findSent(deleteSuspectMessage)).toHaveLength(1);
    unmount();
    fakeDesk([[getMessage, respond()]]);
    renderInDesk(<Conversation id="m1" />, { staff });
    await screen.findByRole('button', { name: 'Mark as done' });
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('opens again without the error of the last attempt', async () => {
    const user = userEvent.setup();
    fakeDesk([
      [getMessage, respond()],
      [deleteMessage, { status: 400, message: 'Not now.' }],
    ]);
    renderInDesk(<Conversation id="m1" />);
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText('Reason', { exact: false }), 'Asked by phone');
    await user.click(dialog.getByRole('button', { name: 'Delete the message' }));
    expect(await dialog.findByText('Not now.')).toBeDefined();
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    expect((await openDialog(user)).queryByRole('alert')).toBeNull();
  });

  it('shows what somebody else has changed meanwhile, and deletes nothing', async () => {
    const user = userEvent.setup();
    const message = createDeskMessage({ version: 4, doneAt: '2026-01-03T03:04:05.000Z' });
    const conflict = { message, changedBy: 'Kiran', changedAt: '2026-01-03T03:04:05.000Z' };
    fakeDesk([
      [getMessage, respond()],
      [deleteMessage, { status: 409, data: conflict, message: 'Changed' }],
    ]);
    renderInDesk(<Conversation id="m1" />);
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText('Reason', { exact: false }), 'Asked by phone');
    await user.click(dialog.getByRole('button', { name: 'Delete the message' }));
    expect(await screen.findByText(/Kiran changed this message/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show the current message' }));
    expect(await screen.findByRole('button', { name: 'Open again' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

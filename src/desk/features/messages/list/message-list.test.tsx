import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeskMessageRow } from '#contract/desk/messages/desk-message.ts';
import { countMessages, listMessages } from '#contract/desk/messages/messages.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { createMessageRow } from '#tests/support/desk/message-samples.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { MessageList } from './message-list.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const COUNTS = { status: 200, data: { open: 3, mine: 1, overdue: 2, failed: 4, suspect: 0 } };
const createList = (...messages: DeskMessageRow[]) => ({ status: 200, data: { messages, nextCursor: null } });

describe('the list of messages', () => {
  it('shows counts, states and in words what is overdue', async () => {
    const overdue = { overdueSince: '2026-01-04T03:04:05.000Z', acknowledgedAt: null };
    fakeDesk([
      [countMessages, COUNTS],
      [listMessages, createList(createMessageRow(overdue), createMessageRow({ id: 'm2', ticket: 'MSG-2' }))],
    ]);
    renderInDesk(<MessageList />, { at: '/desk/messages' });
    expect(await screen.findByRole('link', { name: /^Overdue 2$/ })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Failed replies 4' }).getAttribute('href')).toBe(
      '/desk/messages?tab=failed',
    );
    const note = await screen.findByText(/^Reply overdue since/);
    expect(note.textContent).toBe('Reply overdue since 4 Jan 2026, 8:34 am');
    expect(screen.getByText('Replied')).toBeDefined();
  });

  it('asks for what the address says, and keeps the search in the fragment', async () => {
    const user = userEvent.setup();
    const desk = fakeDesk([
      [countMessages, COUNTS],
      [listMessages, createList(createMessageRow())],
    ]);
    const { getAddress } = renderInDesk(<MessageList />, { at: '/desk/messages?tab=overdue' });
    await user.selectOptions(await screen.findByLabelText('Form'), 'Project inquiry');
    await user.type(screen.getByLabelText('Search messages'), 'asha');
    await vi.waitFor(() => expect(getAddress()).toBe('/desk/messages?tab=overdue&kind=project#q=asha'), {
      timeout: 20_000,
    });
    await vi.waitFor(() =>
      expect(desk.findSent(listMessages).at(-1)?.body).toEqual({
        tab: 'overdue',
        search: 'asha',
        kind: 'project',
        sort: 'oldest',
        cursor: null,
      }),
    );
  });

  it('shows an empty state, and offers to search all messages', async () => {
    fakeDesk([
      [countMessages, COUNTS],
      [listMessages, createList()],
    ]);
    const { unmount } = renderInDesk(<MessageList />, { at: '/desk/messages?tab=overdue' });
    expect(await screen.findByText('Nothing is overdue')).toBeDefined();
    unmount();
    renderInDesk(<MessageList />, { at: '/desk/messages#q=nobody' });
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Search all messages' });
    expect(link.getAttribute('href')).toBe('/desk/messages?tab=all#q=nobody');
  });
});

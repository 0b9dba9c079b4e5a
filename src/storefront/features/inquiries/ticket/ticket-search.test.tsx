import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildFailure, buildSuccess } from '#contract/envelope.ts';
import type { Ticket } from '#contract/storefront/inquiries.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { ticketPage } from '#storefront/routes/inquiries/ticket-page.tsx';
import { buildJsonResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';

const TICKET: Ticket = {
  ticket: 'PRJ-23456789AB',
  kind: 'project',
  createdAt: '2026-01-02T03:04:05.000Z',
  acknowledgeBy: '2026-01-04T03:04:05.000Z',
  resolveBy: '2026-02-01T03:04:05.000Z',
  acknowledgedAt: '2026-01-03T03:04:05.000Z',
  doneAt: null,
  replies: [{ at: '2026-01-03T03:04:05.000Z', text: 'Yes, in two weeks.' }],
};

function renderPage(respond: () => ApiResponse) {
  const transport = createFakeTransport({ 'POST /api/Tickets/Find': respond });
  renderWithStore(<ticketPage.Page />, { store: createTestStore({ transport }) });
  return transport;
}

async function search(ticket: string, email: string) {
  const user = userEvent.setup();
  if (ticket !== '') await user.type(screen.getByLabelText('Ticket number'), ticket);
  if (email !== '') await user.type(screen.getByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Show my ticket' }));
}

describe('the ticket page', () => {
  it('is not indexed', () => {
    expect(ticketPage.head({} as never)).toMatchObject({ isIndexed: false });
  });

  it('shows the state, the dates and our replies, and moves the focus there', async () => {
    const transport = renderPage(() => buildJsonResponse(200, buildSuccess(TICKET)));
    await search(' prj-23456789ab ', ' asha@example.in ');
    const heading = await screen.findByRole('heading', { name: 'Project inquiry PRJ-23456789AB' });
    expect(document.activeElement).toBe(heading);
    expect(transport.requests[0]?.body).toEqual({ ticket: 'prj-23456789ab', email: 'asha@example.in' });
    const view = within(screen.getByRole('region', { name: 'Project inquiry PRJ-23456789AB' }));
    expect(view.getByText('We have replied and are still on it')).toBeDefined();
    expect(view.getByText('1 Feb 2026, 8:34 am')).toBeDefined();
    expect(view.getByRole('listitem').textContent).toContain('Yes, in two weeks.');
  });

  it.each([
    [{ acknowledgedAt: null, replies: [] }, 'Received. We have not replied yet'],
    [{ doneAt: '2026-01-05T03:04:05.000Z' }, 'Done'],
  ])('names the state (%#)', async (changes, state) => {
    renderPage(() => buildJsonResponse(200, buildSuccess({ ...TICKET, ...changes })));
    await search('PRJ-23456789AB', 'asha@example.in');
    expect((await screen.findAllByText(state)).length).toBeGreaterThan(0);
  });

  it('shows the message about a wrong pair, and nothing of an earlier ticket', async () => {
    const responses = [
      buildJsonResponse(200, buildSuccess(TICKET)),
      buildJsonResponse(404, buildFailure("We can't find this ticket number.")),
    ];
    renderPage(() => responses.shift() as ApiResponse);
    await search('PRJ-23456789AB', 'asha@example.in');
    await screen.findByText('Yes, in two weeks.');
    await search('X', '');
    expect((await screen.findByRole('alert')).textContent).toBe("We can't find this ticket number.");
    expect(screen.queryByText('Yes, in two weeks.')).toBeNull();
  });

  it('needs both fields', async () => {
    const transport = renderPage(() => buildJsonResponse(200, buildSuccess(TICKET)));
    await search('', '');
    expect(screen.getByText('Ticket number is required')).toBeDefined();
    expect(screen.getByText('Email is required')).toBeDefined();
    expect(transport.requests).toEqual([]);
  });
});

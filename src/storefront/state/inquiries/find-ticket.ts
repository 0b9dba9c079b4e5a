import { clientEndpoints } from '#contract/client-endpoints.ts';
import { readTicket } from '#contract/readers/ticket-reader.ts';
import type { Ticket } from '#contract/storefront/inquiries.ts';
import { NETWORK_ERROR } from '../network-error.ts';
import type { AppThunk } from '../store.ts';

const UNEXPECTED = 'Something went wrong. Please try again.';

type TicketResult = { readonly ticket: Ticket } | { readonly error: string };

/** Nothing of it is stored: the ticket leaves with the page. */
export const findTicket =
  (body: { ticket: string; email: string }): AppThunk<Promise<TicketResult>> =>
  async (_dispatch, _getState, { api }) => {
    const result = await api.call(clientEndpoints.findTicket, { body });
    if (result.kind === 'unreachable') return { error: NETWORK_ERROR };
    if (result.kind !== 'ok') return { error: (result.kind !== 'notJson' && result.message) || UNEXPECTED };
    const ticket = readTicket(result.content.data);
    return ticket ? { ticket } : { error: UNEXPECTED };
  };

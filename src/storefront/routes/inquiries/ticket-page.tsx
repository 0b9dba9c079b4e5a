import { TicketSearch } from '#storefront/features/inquiries/ticket/ticket-search.tsx';
import type { PageModule } from '../route.ts';

export const ticketPage: PageModule = {
  Page: TicketSearch,
  head: () => ({
    title: 'Follow Your Ticket',
    description: 'See what became of your message with its ticket number and your email.',
    isIndexed: false,
  }),
};

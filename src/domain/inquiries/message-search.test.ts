import { expect, it } from 'vitest';
import { parseOrderSearch } from '../orders/order-search.ts';
import { listMessageTerms } from './message-search.ts';

const terms = listMessageTerms({
  ticket: 'MSG-23456789AB',
  name: 'Asha Rao-Mehta',
  email: ' Asha@Example.in ',
  phone: '+91 98765 43210, after 6 pm',
});

it.each(['msg-2345', '23456789ab', 'MSG23', 'asha rao', 'mehta', 'asha@example'])('finds a message by %s', (search) => {
  const prefixes = parseOrderSearch(search);
  expect(prefixes.every((prefix) => terms.some((term) => term.startsWith(prefix)))).toBe(true);
});

it('has each term once', () => {
  expect(new Set(terms).size).toBe(terms.length);
});

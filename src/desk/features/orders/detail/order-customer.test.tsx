import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createDeskOrder, createStaff } from '#tests/support/desk/desk-samples.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { OrderCustomer } from './order-customer.tsx';

const findLink = () => screen.queryByRole('link', { name: 'All about this customer' })?.getAttribute('href') ?? null;

describe('the customer of an order', () => {
  it.each([
    ['support', 'asha@example.in', '/desk/customers/c1'],
    ['dispatch', null, null],
    // The customer is erased.
    ['owner', '', null],
  ] as const)('leads %s, who sees the email %j, to %j', (role, customerEmail, expected) => {
    renderInDesk(<OrderCustomer order={createDeskOrder({ customerEmail })} />, { staff: createStaff(role) });
    expect(findLink()).toBe(expected);
  });
});

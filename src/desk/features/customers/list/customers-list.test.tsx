import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listCustomers } from '#contract/desk/customers/customers.ts';
import { createStaff } from '#tests/support/desk/desk-samples.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { createDeskCustomer } from '#tests/support/desk/people-samples.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { CustomersList } from './customers-list.tsx';

afterEach(() => vi.unstubAllGlobals());

const answer = (...customers: ReturnType<typeof createDeskCustomer>[]) => ({
  status: 200,
  data: { customers, nextCursor: null },
});

describe('the list of customers', () => {
  it('searches while typing, with the text in the fragment, and keeps the sort', async () => {
    const desk = fakeDesk([[listCustomers, answer(createDeskCustomer())]]);
    const { getAddress } = renderInDesk(<CustomersList />, { at: '/desk/customers?sort=oldest' });
    await screen.findByText('Asha Rao');
    await userEvent.setup().type(screen.getByLabelText('Search customers'), 'asha rao');
    await vi.waitFor(() => expect(getAddress()).toBe('/desk/customers?sort=oldest#q=asha+rao'), { timeout: 20_000 });
    await vi.waitFor(() =>
      expect(desk.findSent(listCustomers).at(-1)?.body).toEqual({ search: 'asha rao', sort: 'oldest', cursor: null }),
    );
  });

  it('shows an empty state when nobody matches', async () => {
    fakeDesk([[listCustomers, answer()]]);
    renderInDesk(<CustomersList />, { at: '/desk/customers#q=nobody' });
    expect(await screen.findByText('No customers match')).toBeDefined();
  });

  it.each([
    ['support', null],
    ['manager', 'Download CSV'],
  ] as const)('offers %s the export: %s', async (role, label) => {
    fakeDesk([[listCustomers, answer(createDeskCustomer({ isSample: true }))]]);
    renderInDesk(<CustomersList />, { at: '/desk/customers', staff: createStaff(role) });
    expect(await screen.findByText('Demo customer')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Download CSV' })?.textContent ?? null).toBe(label);
  });

  it('explains that the role does not include it', async () => {
    fakeDesk([[listCustomers, { status: 403, message: 'No' }]]);
    renderInDesk(<CustomersList />, { at: '/desk/customers' });
    expect(await screen.findByText("Your role doesn't include this")).toBeDefined();
  });
});

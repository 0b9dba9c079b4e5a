import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createStaff } from '#tests/support/desk/desk-samples.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { HelpDialog } from './help-dialog.tsx';

describe('the help', () => {
  it('opens the tasks of the page in view, and closes when one is followed', async () => {
    const user = userEvent.setup();
    const onClose = vi.fn();
    const { getAddress } = renderInDesk(<HelpDialog open onClose={onClose} />, { at: '/desk/customers/c1' });
    const link = await screen.findByRole('link', { name: "21. Erase a customer's data" });
    expect(link.closest('details')?.open).toBe(true);
    const other = screen.getByText('1. Log in');
    expect(other.closest('details')?.open).toBe(false);
    await user.click(link);
    expect(onClose).toHaveBeenCalled();
    await vi.waitFor(() => expect(getAddress()).toBe('/desk/handbook#21-erase-a-customers-data'));
  });

  it.each([
    ['manager', 'an order number, name, email, phone, PIN code, payment id or tracking number'],
    ['workshop', 'an order number, name, PIN code, payment id or tracking number'],
    ['dispatch', 'an order number, name, PIN code, payment id or tracking number'],
  ] as const)('names what a search finds for the role %s', (role, found) => {
    renderInDesk(<HelpDialog open onClose={vi.fn()} />, { staff: createStaff(role) });
    expect(screen.getByText(/^Search finds orders/).textContent).toContain(`by the beginning of ${found}. Filters`);
  });

  it('opens all chapters about the texts and pictures of the shop', async () => {
    renderInDesk(<HelpDialog open onClose={vi.fn()} />, { at: '/desk/content/home' });
    await screen.findByText('41. Change the home page');
    const isOpen = (task: string) => screen.getByText(task).closest('details')?.open;
    expect(['41. Change the home page', '46. Change a policy', '31. Add a product'].map(isOpen)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

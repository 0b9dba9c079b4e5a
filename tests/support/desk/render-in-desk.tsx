import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import type { CurrentStaff } from '#contract/desk/staff.ts';
import { createQueryClient } from '#desk/api/query-client.ts';
import { StaffContext } from '#desk/api/session.ts';
import { PendingNavigationProvider } from '#ui/actions/pending-navigation.tsx';
import { createStaff } from './desk-samples.ts';

let address = '';

function AddressProbe() {
  const { pathname, search, hash } = useLocation();
  address = `${pathname}${search}${hash}`;
  return null;
}

type Options = { at?: string | { pathname: string; state: unknown }; staff?: CurrentStaff };

/** Renders with the desk's providers, as a member of staff. */
export function renderInDesk(content: ReactNode, { at = '/desk/', staff = createStaff() }: Options = {}) {
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[at]} future={{ v7_relativeSplatPath: true, v7_startTransition: true }}>
        <PendingNavigationProvider>
          <StaffContext value={staff}>{content}</StaffContext>
          <AddressProbe />
        </PendingNavigationProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, getAddress: () => address };
}

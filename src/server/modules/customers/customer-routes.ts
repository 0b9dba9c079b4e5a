import { eq } from 'drizzle-orm';
import {
  addCustomerNote,
  eraseCustomer,
  exportCustomerData,
  exportCustomers,
  getCustomer,
  listCustomers,
  sendCustomerResetLink,
  withdrawErasure,
} from '#contract/desk/customers/customers.ts';
import type { DataCopy } from '#contract/storefront/privacy.ts';
import { bindDeskHandlers } from '#server/http/desk/desk-endpoint-routes.ts';
import { recordAudit } from '#server/platform/audit/audit-log.ts';
import { users } from '#server/platform/database/tables/account/account-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { describeForAudit } from './customer-audit.ts';
import { type CustomerChangesDeps, createCustomerChanges } from './customer-changes.ts';
import { type CustomerErasuresDeps, createCustomerErasures } from './customer-erasures.ts';
import { createCustomerLists } from './customer-lists.ts';
import { type CustomerReaderDeps, createCustomerReader } from './customer-reader.ts';

type CustomerRoutesDeps = CustomerReaderDeps &
  Omit<CustomerChangesDeps & CustomerErasuresDeps, 'reader'> & { copyData: (userId: string) => Promise<DataCopy> };

/** The desk's endpoints about customers. */
export function createCustomerRoutes(deps: CustomerRoutesDeps) {
  const { db, clock, copyData, readErasure } = deps;
  const lists = createCustomerLists({ db });
  const reader = createCustomerReader(deps);
  const changes = createCustomerChanges({ ...deps, reader });
  const erasures = createCustomerErasures({ ...deps, reader });
  return bindDeskHandlers(
    {
      listCustomers,
      exportCustomers,
      getCustomer,
      addCustomerNote,
      sendCustomerResetLink,
      exportCustomerData,
      eraseCustomer,
      withdrawErasure,
    },
    {
      listCustomers: lists.list,
      async exportCustomers({ params, body, actor }) {
        const exported = await lists.exportCsv({ params, body });
        const entry = {
          actor,
          permission: 'customers.export',
          action: 'customers exported',
          objectKind: 'customers',
          objectId: 'all',
          object: 'The list of customers',
          // Omits the search text, which may be personal.
          changes: [
            ...(body.search === '' ? [] : [{ field: 'search', from: null, to: null }]),
            { field: 'count', from: null, to: String(exported.count) },
          ],
          at: clock.now(),
        } as const;
        await runInTransaction(db, (tx) => recordAudit(tx, entry));
        return exported;
      },
      getCustomer: ({ params }) => reader.read(params.id),
      addCustomerNote: changes.addNote,
      sendCustomerResetLink: changes.sendResetLink,
      async exportCustomerData({ params, actor }) {
        const { user } = await reader.find(params.id);
        const copy = await copyData(user.id);
        const at = clock.now();
        const entry = { actor, permission: 'customers.export', action: 'data copied', at } as const;
        await runInTransaction(db, (tx) => recordAudit(tx, { ...entry, ...describeForAudit(user.id) }));
        return copy;
      },
      eraseCustomer: erasures.erase,
      withdrawErasure: erasures.withdraw,
    },
    {
      addCustomerNote: ({ params }) => reader.read(params.id),
      sendCustomerResetLink: async () => ({}),
      withdrawErasure: ({ params }) => reader.read(params.id),
      async eraseCustomer({ params }) {
        const isErased = (await db.$count(users, eq(users.id, params.id))) === 0;
        return { isErased, obstacles: isErased ? [] : (await readErasure(params.id)).obstacles };
      },
    },
  );
}

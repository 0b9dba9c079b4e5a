import { ACCOUNT_DATA } from './account-data.ts';
import { MESSAGE_DATA } from './message-data.ts';
import { ORDER_DATA } from './order-data.ts';
import type { PersonalTable } from './personal-table.ts';

/** All tables with data about a person, in the order of the customer's copy. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [...ACCOUNT_DATA, ...MESSAGE_DATA, ...ORDER_DATA];

import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

/** Short enough for the time limit of a statement. */
export const BATCH_SIZE = 5000;

const FIRST_NAMES =
  'Ananya Rohan Farah Arjun Priya Gurpreet Sneha Vikram Lakshmi Kabir Meenakshi Aditya Zoya Harsh Ishita Manish Tenzin Joseph Divya Sameer';
const LAST_NAMES =
  'Iyer Mehta Khan Nair Deshpande Singh Banerjee Rathore Narayanan Malhotra Pillai Kulkarni Siddiqui Patel Sen Agarwal Dolma Fernandes Reddy Joshi Rao Qureshi Mohanty';
/** SQL that picks a word by a number. */
export const pickWord = (words: string, number: string) =>
  `(string_to_array('${words}', ' '))[1 + (${number}) % ${words.split(' ').length}]`;
export const toUuid = (name: string, number: string) => `md5('${name} ' || ${number})::uuid`;
/** Spreads numbers over `0` to `range - 1`; different numbers stay different, because the factor is a prime. */
export const scatter = (number: string, range: number) => `((${number}) * 2654435761 % ${range})`;

/** One of the eight people who have worked in the seeded shop. */
export const SEEDED_STAFF_ID = '00000000-0000-4000-8000-000000000001';
export const pickSeededStaff = (number: string) => `('00000000-0000-4000-8000-00000000000' || ${number} % 8)::uuid`;

/** SQL for the first and last name of a customer with this number. */
export const pickFirstName = (customer: string) => pickWord(FIRST_NAMES, scatter(customer, 1009));
export const pickLastName = (customer: string) => pickWord(LAST_NAMES, scatter(customer, 1013));
export const buildPhone = (customer: string) => `(6000000000 + ${scatter(customer, 4_000_000_000)})::text`;
export const buildPincode = (customer: string) => `(110001 + ${scatter(customer, 5003)} * 147)::text`;

/** As PostgreSQL does by itself in a running shop; one by one because of the time limit. */
export async function analyseTables(db: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) await db.execute(sql.raw(`vacuum analyze ${table}`));
}

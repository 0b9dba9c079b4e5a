import { asc, desc, eq } from 'drizzle-orm';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import { listProductChanges } from '#contract/desk/products/product-changes.ts';
import type { listProductHistory } from '#contract/desk/products/products.ts';
import type { Database } from '#server/platform/database/database.ts';
import { productHistory } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { parseContent } from '../content/product-content.ts';
import { readRecord, requireProductId } from './product-reader.ts';

const MAX_ENTRIES = 200;

/** Returns the published versions, newest first, each with its changes. */
export const createProductHistory =
  (db: Database) =>
  async ({ params }: { params: { id: string } }): Promise<DeskData<typeof listProductHistory>> => {
    const id = requireProductId(params.id);
    await readRecord(db, id);
    const rows = await db
      .select()
      .from(productHistory)
      .where(eq(productHistory.productId, id))
      .orderBy(desc(productHistory.at), asc(productHistory.id))
      // One more, to compare the last with.
      .limit(MAX_ENTRIES + 1);
    const versions = rows.map(({ content, ...row }) => ({ ...row, content: parseContent(content) }));
    const entries = versions.slice(0, MAX_ENTRIES).map(({ id: entryId, action, at, by, content }, index) => {
      const before = versions[index + 1]?.content;
      const changes = before && content ? [...listProductChanges(before, content)] : [];
      return { id: entryId, action, at: at.toISOString(), by, changes };
    });
    return { entries };
  };

import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LineKind } from '#domain/cart/line-kind.ts';
import { hundredthsColumn } from '../columns.ts';

/** One row per customer. Every cart change increments the version first, so that changes to one cart wait for each other. */
export const carts = pgTable('carts', {
  userId: uuid('user_id').primaryKey(),
  version: integer('version').notNull(),
});

/** The customer's choices. Names, prices and options fixed by the type come from the catalogue. */
export const cartLines = pgTable(
  'cart_lines',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    /** Order in which the lines were first added. */
    position: integer('position').notNull(),
    productId: uuid('product_id').notNull(),
    /** Null for a sample and when the product has no types. */
    productTypeId: uuid('product_type_id'),
    colorHex: text('color_hex'),
    /** Null for a sample and for canvas, whose type sets the size. */
    widthHundredths: hundredthsColumn('width_hundredths'),
    heightHundredths: hundredthsColumn('height_hundredths'),
    quantity: integer('quantity').notNull(),
    /** The picture the customer was viewing; null for the colour's default picture. */
    imageUrl: text('image_url'),
    curtainConfiguration: text('curtain_configuration'),
    curtainHeading: text('curtain_heading'),
    curtainTiebacks: text('curtain_tiebacks'),
    fittingType: text('fitting_type'),
    blindStyle: text('blind_style'),
    motorisation: text('motorisation'),
    chainColour: text('chain_colour'),
    sideOfControls: text('side_of_controls'),
    orderComment: text('order_comment'),
    /** Null for a piece made to measure. */
    kind: text('kind').$type<LineKind>(),
    /** Whether the entered size already contains the 2 inches; null when the shopper did not say. */
    sizeIncludesAllowance: boolean('size_includes_allowance'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const wishlistEntries = pgTable(
  'wishlist_entries',
  {
    userId: uuid('user_id').notNull(),
    productId: uuid('product_id').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** JSON of the entry's last display data, for products that leave the catalogue. */
    shown: text('shown').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);

import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * One row per customer: whoever changes a cart writes it first, so that changes of one cart happen one after another. The
 * version tells whether a cart that was read before is still the same; a row is never deleted, so that none comes twice.
 */
export const carts = pgTable('carts', {
  userId: uuid('user_id').primaryKey(),
  version: integer('version').notNull(),
});

/** What customers chose. Names, prices and the options that follow from the type are the catalogue's. */
export const cartLines = pgTable(
  'cart_lines',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    /** Order in which the lines were first added. */
    position: integer('position').notNull(),
    productId: uuid('product_id').notNull(),
    /** Null when the product has no types. */
    productTypeId: uuid('product_type_id'),
    colorHex: text('color_hex'),
    /** Hundredths of an inch; null for canvas, which has the size of its type. */
    widthHundredths: integer('width_hundredths'),
    heightHundredths: integer('height_hundredths'),
    quantity: integer('quantity').notNull(),
    /** The picture that the customer looked at; null for the picture of the colour. */
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
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const wishlistEntries = pgTable(
  'wishlist_entries',
  {
    userId: uuid('user_id').notNull(),
    productId: uuid('product_id').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** JSON of what the entry shows should the product leave the catalogue. */
    shown: text('shown').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);

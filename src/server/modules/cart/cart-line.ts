import type { cartLines } from '#server/platform/database/tables/cart-tables.ts';

/** A stored cart line. */
export type CartLine = Readonly<Omit<typeof cartLines.$inferSelect, 'userId'>>;
/** A validated line before it has an id and a position. */
export type LineConfiguration = Omit<CartLine, 'id' | 'position'>;

import type { Product } from '#contract/storefront/catalogue.ts';
import { findStoredType } from '#domain/catalogue/blind-types.ts';
import { type ConfigurableType, listConfigurableTypes } from '#domain/product/configuration.ts';
import type { cartLines } from '#server/platform/database/tables/orders/cart-tables.ts';

/** A stored cart line. */
export type CartLine = Readonly<Omit<typeof cartLines.$inferSelect, 'userId'>>;
/** A validated line before it has an id and a position. */
export type LineConfiguration = Omit<CartLine, 'id' | 'position'>;

/** Returns the type that the line is priced by; `undefined` if it is no longer sold. */
export function findLineType(product: Product, line: CartLine): ConfigurableType | undefined {
  const types = listConfigurableTypes(product);
  const type = types.find(({ id }) => id === line.productTypeId);
  return findStoredType(types, type, line);
}

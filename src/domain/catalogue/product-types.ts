/**
 * Which of a product's lists holds its types: the one of its category; wallpaper listings may carry `productTypes`
 * instead (specification 0 §3).
 */
import { CATEGORIES, type Category, type TypeListField } from './category.ts';

export const NO_TYPES_MESSAGE = 'No types available for this product.';

export type TypeLists<Type> = Partial<Record<TypeListField | 'productTypes', readonly Type[] | null | undefined>>;

export function getProductTypes<Type>(category: Category, lists: TypeLists<Type>): readonly Type[] {
  const own = lists[CATEGORIES[category].typeListField] ?? [];
  return own.length > 0 ? own : (lists.productTypes ?? []);
}

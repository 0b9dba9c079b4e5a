/** The item at an index that must exist; a typed array or string of numbers is read with `?? 0` in loops over pixels instead. */
export function nth<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`There is no item ${index} among ${items.length}.`);
  return item;
}

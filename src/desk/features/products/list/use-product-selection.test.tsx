import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffContext } from '#desk/api/session.ts';
import { createStaff } from '#tests/support/desk/desk-samples.ts';
import { createProductRow } from '#tests/support/desk/product-row-samples.ts';
import { useProductSelection } from './use-product-selection.ts';

it('forgets a product that leaves the list, also if it returns', () => {
  const rows = [createProductRow({ id: 'a' }), createProductRow({ id: 'b' })];
  const { result, rerender } = renderHook(({ products }) => useProductSelection(products), {
    initialProps: { products: rows },
    wrapper: ({ children }) => <StaffContext value={createStaff()}>{children}</StaffContext>,
  });
  act(() => result.current.toggleAll());
  rerender({ products: rows.slice(1) });
  rerender({ products: rows });
  expect(result.current.selected.map(({ id }) => id)).toEqual(['b']);
});

import { expect, it } from 'vitest';
import { ZERO_PAISE } from '#domain/money/paise.ts';
import { toOrderLine } from './order-record.ts';

const row = { productTypeId: null, productTypeTitle: null, unitPricePaise: ZERO_PAISE, lineTotalPaise: ZERO_PAISE };

it.each([
  ['{"id":"l1","sizeIncludesAllowance":true}', true],
  ['{"id":"l1"}', null],
])('reads whether the size includes the 2 inches from %s, also of an earlier release [D-41]', (shown, expected) => {
  expect(toOrderLine({ ...row, shown }).item).toMatchObject({ id: 'l1', sizeIncludesAllowance: expected });
});

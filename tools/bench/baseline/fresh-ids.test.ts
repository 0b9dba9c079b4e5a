import { expect, it } from 'vitest';
import { replaceIds } from './fresh-ids.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const statement = { text: 'insert', values: [ID, `{"orderId":"${ID}"}`, 'AAN-23456789AB', 'unchanged', 7, null] };

it('replaces each captured id consistently and leaves the rest unchanged', () => {
  const replace = replaceIds([ID, 'AAN-23456789AB']);
  const [id, json, number, ...rest] = replace(statement).values as string[];
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(id).not.toBe(ID);
  expect(JSON.parse(json ?? '')).toEqual({ orderId: id });
  expect(number).toHaveLength('AAN-23456789AB'.length);
  expect(rest).toEqual(['unchanged', 7, null]);
  expect(replace(statement).values[0]).toBe(id);
  expect(replaceIds([ID])(statement).values[0]).not.toBe(id);
});

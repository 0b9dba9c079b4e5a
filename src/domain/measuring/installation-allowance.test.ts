import { expect, it } from 'vitest';
import { ALLOWANCE_QUESTION, resolveAllowance } from './installation-allowance.ts';

it('asks whether the size includes the 2 inches [D-41]', () => {
  expect(ALLOWANCE_QUESTION).toBe('Does your size already include the 2 inches?');
});

it.each([
  ['blinds', 'Inside', true, true],
  ['blinds', 'Inside', false, false],
  ['blinds', 'Inside', undefined, null],
  ['blinds', 'Outside', true, null],
  ['blinds', null, true, null],
  ['curtains', 'Inside', true, null],
] as const)('the answer for %s fitted %s, %j, is stored as %j [D-41]', (category, fitting, answer, expected) => {
  expect(resolveAllowance(category, fitting, answer)).toBe(expected);
});

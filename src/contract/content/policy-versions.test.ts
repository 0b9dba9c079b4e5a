import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { SHIPPED_SINCE } from './policy-versions.ts';
import { shippedPrivacy, shippedReturns, shippedTerms } from './shipped/shipped-policies.ts';

it('gives policies that ship a new date with every change of their texts', () => {
  const texts = JSON.stringify([shippedTerms, shippedPrivacy, shippedReturns]);
  const hash = createHash('sha256').update(texts).digest('hex').slice(0, 16);
  // Other texts, another day: customers read since when they are in force.
  expect({ since: SHIPPED_SINCE, hash }).toEqual({ since: '2026-11-17', hash: '883b3fc8c40bc744' });
});

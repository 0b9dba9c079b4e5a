import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CART_LINES, MAX_QUANTITY } from '../cart/quantity.ts';
import { type InchHundredths, MAX_SIZE_INCHES, toSize } from '../measuring/size.ts';
import { type Paise, sumPaise, toPaise } from '../money/paise.ts';
import {
  calculateLineTotalPaise,
  calculateUnitPricePaise,
  DEFAULT_RATE_PAISE,
  MAX_RATE_PAISE,
  MIN_PRICE_PAISE,
} from './unit-price.ts';

const inches = fc.integer({ min: 100, max: 1_000_000 }).map((hundredths) => hundredths as InchHundredths);
const rate = fc.integer({ min: 1, max: MAX_RATE_PAISE }).map(toPaise);
const priced = fc.record({ widthHundredths: inches, heightHundredths: inches, ratePaise: rate });

/** Calculates the price independently, with integer division and remainders. */
function calculateReferencePrice(width: number, height: number, ratePaise: number): number {
  const numerator = BigInt(width) * BigInt(height) * BigInt(ratePaise);
  const denominator = 144n * 10_000n;
  const whole = numerator / denominator;
  const remainder = numerator % denominator;
  const rounded = remainder * 2n >= denominator ? whole + 1n : whole;
  return Number(rounded < 7_500n ? 7_500n : rounded);
}

describe('unit price', () => {
  it('has a minimum of 75 rupees and a default rate of 10 rupees [CONST-01, CONST-04]', () => {
    expect([MIN_PRICE_PAISE, DEFAULT_RATE_PAISE]).toEqual([7500, 1000]);
  });

  it('is the exact price rounded half up, for any size and rate [CONST-01, CONST-02, Q-105, D-12]', () => {
    fc.assert(
      fc.property(priced, (piece) => {
        const expected = calculateReferencePrice(piece.widthHundredths, piece.heightHundredths, piece.ratePaise);
        expect(calculateUnitPricePaise(piece)).toBe(expected);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is never below the minimum [CONST-01, PDP-24]', () => {
    fc.assert(fc.property(priced, (piece) => calculateUnitPricePaise(piece) >= MIN_PRICE_PAISE));
  });

  it('never decreases when width, height or rate increases [PDP-24]', () => {
    fc.assert(
      fc.property(priced, fc.nat(5_000), (piece, more) => {
        const before = calculateUnitPricePaise(piece);
        const wider = { ...piece, widthHundredths: (piece.widthHundredths + more) as InchHundredths };
        const taller = { ...piece, heightHundredths: (piece.heightHundredths + more) as InchHundredths };
        const pricier = { ...piece, ratePaise: toPaise(piece.ratePaise + more) };
        return [wider, taller, pricier].every((larger) => calculateUnitPricePaise(larger) >= before);
      }),
    );
  });

  it('does not change when width and height are swapped [CONST-02]', () => {
    fc.assert(
      fc.property(priced, (piece) => {
        const swapped = { ...piece, widthHundredths: piece.heightHundredths, heightHundredths: piece.widthHundredths };
        return calculateUnitPricePaise(swapped) === calculateUnitPricePaise(piece);
      }),
    );
  });

  it('stays exact for the largest possible cart [D-09, SRV-10]', () => {
    const largest = calculateUnitPricePaise({ ...toSize(MAX_SIZE_INCHES, MAX_SIZE_INCHES), ratePaise: MAX_RATE_PAISE });
    const line = calculateLineTotalPaise(largest, MAX_QUANTITY);
    const cart = sumPaise(Array.from({ length: MAX_CART_LINES }, (): Paise => line));
    expect(Number.isSafeInteger(cart)).toBe(true);
    expect(BigInt(cart)).toBe(BigInt(largest) * 999n * 100n);
  });
});

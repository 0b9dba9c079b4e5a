import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CART_LINES, MAX_QUANTITY } from '../cart/quantity.ts';
import { calculateAreaSqFt } from '../measuring/area.ts';
import { type InchHundredths, MAX_SIZE_INCHES, toSize } from '../measuring/size.ts';
import { type Paise, paise, sumPaise } from '../money/paise.ts';
import {
  calculateLineTotalPaise,
  calculateUnitPricePaise,
  DEFAULT_RATE_PAISE,
  MAX_RATE_PAISE,
  MINIMUM_PRICE_PAISE,
} from './unit-price.ts';

const inches = fc.integer({ min: 100, max: 1_000_000 }).map((hundredths) => hundredths as InchHundredths);
const rate = fc.integer({ min: 1, max: MAX_RATE_PAISE }).map(paise);
const priced = fc.record({ widthHundredths: inches, heightHundredths: inches, ratePaise: rate });

/** An independent reading of ledger 3.10: the fraction in lowest terms, compared and rounded by remainders. */
function referencePrice(width: number, height: number, ratePaise: number): number {
  const numerator = BigInt(width) * BigInt(height) * BigInt(ratePaise);
  const denominator = 144n * 10_000n;
  const whole = numerator / denominator;
  const remainder = numerator % denominator;
  const rounded = remainder * 2n >= denominator ? whole + 1n : whole;
  return Number(rounded < 7_500n ? 7_500n : rounded);
}

describe('the price of a piece', () => {
  it('has the stated constants: minimum 75 rupees, default rate 10 rupees [CONST-01, CONST-04]', () => {
    expect([MINIMUM_PRICE_PAISE, DEFAULT_RATE_PAISE]).toEqual([7500, 1000]);
  });

  it('equals the exact fraction rounded half up, for any size and rate [CONST-01, CONST-02, Q-105, D-12]', () => {
    fc.assert(
      fc.property(priced, (piece) => {
        const expected = referencePrice(piece.widthHundredths, piece.heightHundredths, piece.ratePaise);
        expect(calculateUnitPricePaise(piece)).toBe(expected);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is never below the minimum [CONST-01, PDP-24]', () => {
    fc.assert(fc.property(priced, (piece) => calculateUnitPricePaise(piece) >= MINIMUM_PRICE_PAISE));
  });

  it('never falls when width, height or rate grows [PDP-24]', () => {
    fc.assert(
      fc.property(priced, fc.nat(5_000), (piece, more) => {
        const before = calculateUnitPricePaise(piece);
        const wider = { ...piece, widthHundredths: (piece.widthHundredths + more) as InchHundredths };
        const taller = { ...piece, heightHundredths: (piece.heightHundredths + more) as InchHundredths };
        const dearer = { ...piece, ratePaise: paise(piece.ratePaise + more) };
        return [wider, taller, dearer].every((grown) => calculateUnitPricePaise(grown) >= before);
      }),
    );
  });

  it('does not change when width and height are swapped [CONST-02]', () => {
    fc.assert(
      fc.property(priced, (piece) => {
        const turned = { ...piece, widthHundredths: piece.heightHundredths, heightHundredths: piece.widthHundredths };
        return calculateUnitPricePaise(turned) === calculateUnitPricePaise(piece);
      }),
    );
  });

  it('stays exact at every ceiling: a full cart of the largest lines at the highest rate [D-09, SRV-10]', () => {
    const largest = calculateUnitPricePaise({ ...toSize(MAX_SIZE_INCHES, MAX_SIZE_INCHES), ratePaise: MAX_RATE_PAISE });
    const line = calculateLineTotalPaise(largest, MAX_QUANTITY);
    const cart = sumPaise(Array.from({ length: MAX_CART_LINES }, (): Paise => line));
    expect(Number.isSafeInteger(cart)).toBe(true);
    expect(BigInt(cart)).toBe(BigInt(largest) * 999n * 100n);
  });
});

describe('area', () => {
  it.each([
    [36, 48, 12],
    [10, 10, 0.6944],
    [1, 1, 0.0069],
    [36.5, 48.2, 12.2174],
    [0, 0, 0],
  ])('of %d x %d inches is %d square feet, four decimals kept [PDP-25, CONST-02]', (width, height, expected) => {
    expect(calculateAreaSqFt(toSize(width, height))).toBe(expected);
  });
});

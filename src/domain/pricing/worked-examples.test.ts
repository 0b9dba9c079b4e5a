import { describe, expect, it } from 'vitest';
import { calculateSubtotalPaise, countPieces, formatCartBadge } from '../cart/cart-totals.ts';
import type { Category } from '../catalogue/category.ts';
import { findLowestRatePaise } from '../catalogue/product-types.ts';
import { toSize } from '../measuring/size.ts';
import { formatRate, formatRupees, PER_SQUARE_FOOT_LABEL } from '../money/format-rupees.ts';
import { type Paise, paiseToRupees } from '../money/paise.ts';
import { calculateCharge } from './charged-amount.ts';
import { calculatePrice, type PiecePrice, type PricedType } from './piece-price.ts';
import { calculateLineTotalPaise } from './unit-price.ts';

type Piece = { category: Category; type: PricedType | undefined; width: number; height: number };

const createPiece = (category: Category, width: number, height: number, rate?: number): Piece => ({
  category,
  type: rate === undefined ? undefined : { pricePerSqFt: rate },
  width,
  height,
});
const createCanvas = (type: PricedType, width: number, height: number): Piece => ({
  category: 'canvas',
  type,
  width,
  height,
});

const calculatePiecePrice = ({ category, type, width, height }: Piece): PiecePrice =>
  calculatePrice({ category, type, size: toSize(width, height) });
const formatWholeRupees = (amount: Paise): string => formatRupees(amount, { decimals: 0 });

const createLine = (piece: Piece, quantity = 1) => ({
  lineTotalPaise: calculateLineTotalPaise(calculatePiecePrice(piece).unitPricePaise, quantity),
});

const PR_01 = createPiece('wallpaper', 36, 48, 45);
const PR_03 = createPiece('wallpaper', 12, 12, 45);
const PR_06 = createPiece('wallpaper', 12, 18.1, 50);
const PR_08 = createPiece('wallpaper', 36.5, 48.2, 210);
const PR_17 = createPiece('fabrics', 54, 100, 249.5);
const PR_19 = createPiece('wallpaper', 12, 20.1, 60);

describe('line', () => {
  it.each([
    ['PR-01, PDP-24', PR_01, 1, 12, '₹540.00', 540, '₹540', 54000],
    ['PR-02', PR_01, 2, 12, '₹540.00', 1080, '₹1,080', 108000],
    ['PR-03, PDP-24, CONST-01', PR_03, 1, 1, '₹75.00', 75, '₹75', 7500],
    ['PR-04, Q-56', createPiece('wallpaper', 10, 10, 10), 3, 0.6944, '₹75.00', 225, '₹225', 22500],
    ['PR-05', createPiece('wallpaper', 12, 18, 50), 1, 1.5, '₹75.00', 75, '₹75', 7500],
    ['PR-06', PR_06, 1, 1.5083, '₹75.42', 75.42, '₹75', 7500],
    ['PR-07', createPiece('wallpaper', 1, 1, 510), 1, 0.0069, '₹75.00', 75, '₹75', 7500],
    ['PR-08', PR_08, 1, 12.2174, '₹2,565.65', 2565.65, '₹2,566', 256600],
    ['PR-09', createPiece('wallpaper', 20, 24, 45.5), 3, 3.3333, '₹151.67', 455.01, '₹455', 45500],
    ['PR-10', createPiece('wallpaper', 30.1, 40.7, 99.99), 2, 8.5074, '₹850.66', 1701.32, '₹1,701', 170100],
    ['PR-11, Q-105', createPiece('wallpaper', 12, 18, 210.35), 1, 1.5, '₹315.53', 315.53, '₹316', 31600],
    [
      'PR-12, PDP-26, CONST-03',
      createCanvas({ pricePerSqFt: 350, width: 24, height: 36 }, 0, 0),
      1,
      6,
      '₹2,100.00',
      2100,
      '₹2,100',
      210000,
    ],
    ['PR-13', createCanvas({ pricePerSqFt: 120, width: 8, height: 10 }, 0, 0), 1, 0.5556, '₹75.00', 75, '₹75', 7500],
    [
      'PR-14, PDP-26, CONST-03',
      createCanvas({ pricePerSqFt: 350, width: 24, height: 36 }, 1, 1),
      1,
      6,
      '₹2,100.00',
      2100,
      '₹2,100',
      210000,
    ],
    ['PR-15, PDP-27, CONST-04', createPiece('curtains', 36, 48), 1, 12, '₹120.00', 120, '₹120', 12000],
    ['PR-16, CONST-04', createPiece('curtains', 24, 24), 1, 4, '₹75.00', 75, '₹75', 7500],
    ['PR-17', PR_17, 1, 37.5, '₹9,356.25', 9356.25, '₹9,356', 935600],
    ['PR-18', createPiece('curtains', 96, 108, 510), 2, 72, '₹36,720.00', 73440, '₹73,440', 7344000],
    ['PR-19', PR_19, 1, 1.675, '₹100.50', 100.5, '₹101', 10100],
  ] as const)(
    'has the price of the worked example [%s]',
    (_ids, piece, quantity, area, shown, total, inCart, charged) => {
      const price = calculatePiecePrice(piece);
      const lineTotal = calculateLineTotalPaise(price.unitPricePaise, quantity);
      expect(price.areaSqFt).toBe(area);
      expect(formatRupees(price.unitPricePaise, { decimals: 2 })).toBe(shown);
      expect(paiseToRupees(lineTotal)).toBe(total);
      expect(formatWholeRupees(lineTotal)).toBe(inCart);
      expect(calculateCharge(lineTotal).amountInPaise).toBe(charged);
    },
  );

  it('is priced from size and rate alone, ignoring other figures in the input [PR-27]', () => {
    const claimed = { unitPrice: 1, unitPricePaise: 1, lineTotal: 1, areaSqFt: 0.01, ratePaise: 1 };
    const size = { ...toSize(36, 48), ...claimed };
    const tampered = { category: PR_01.category, type: { pricePerSqFt: 45, ...claimed }, size, ...claimed };
    expect(calculatePrice(tampered)).toMatchObject({ unitPricePaise: 54000, areaSqFt: 12, ratePaise: 4500 });
  });
});

describe('cart', () => {
  it.each([
    ['PR-20', [createLine(PR_01), createLine(PR_06), createLine(PR_08)], 3181.07, '₹3,181', 318100, '₹3,181.00', -7],
    ['PR-21, Q-69', [createLine(PR_19), createLine(PR_19)], 201, '₹201', 20100, '₹201.00', 0],
    [
      'PR-22',
      [createLine(createPiece('wallpaper', 12, 30, 45)), createLine(PR_01)],
      652.5,
      '₹653',
      65300,
      '₹653.00',
      50,
    ],
    ['PR-23', [createLine(PR_17), createLine(PR_03)], 9431.25, '₹9,431', 943100, '₹9,431.00', -25],
    ['PR-24', [], 0, '₹0', 0, '₹0.00', 0],
  ] as const)(
    'is charged the amount shown at checkout [%s, CHK-24, CONST-08, D-08]',
    (_ids, lines, subtotal, shown, charged, onOrder, roundOff) => {
      const exact = calculateSubtotalPaise(lines);
      expect(paiseToRupees(exact)).toBe(subtotal);
      expect(formatWholeRupees(exact)).toBe(shown);
      expect(calculateCharge(exact)).toEqual({ amountInPaise: charged, roundOffPaise: roundOff });
      expect(formatRupees(calculateCharge(exact).amountInPaise, { decimals: 2 })).toBe(onOrder);
    },
  );

  it('shows 99 for 60 and 39 pieces and 99+ for 60 and 40 [PR-28, HDR-06, CONST-10]', () => {
    expect(formatCartBadge(countPieces([60, 39]))).toBe('99');
    expect(formatCartBadge(countPieces([60, 40]))).toBe('99+');
  });
});

describe('product card', () => {
  it('shows the lowest rate of its types in whole rupees per square foot [PR-29, CARD-09, CARD-11]', () => {
    const lowest = findLowestRatePaise([{ pricePerSqFt: 300 }, { pricePerSqFt: 210.4 }, { pricePerSqFt: 510 }]);
    expect(lowest && formatRate(lowest) + PER_SQUARE_FOOT_LABEL).toBe('₹210/sq.ft.');
  });
});

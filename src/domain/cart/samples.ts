/**
 * Samples (decision D-38): one small piece of each colour at a flat price. A sample is a cart line of its own kind, without
 * type, size, options and comment.
 */
import { isSameColour } from '../catalogue/pictures/product-images.ts';
import { type Paise, paiseToRupees, rupeesToPaise } from '../money/paise.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';
import { MIN_PRICE_PAISE } from '../pricing/unit-price.ts';
import { isSampleLine, type WithLineKind } from './line-kind.ts';

type SampleIdentity = { productId: string; colorHex?: string | null | undefined };

export const MAX_SAMPLES = 10;

export const NO_SAMPLES_MESSAGE = "We don't offer samples at the moment.";
export const SAMPLE_QUANTITY_MESSAGE = 'A sample has a quantity of 1: you can order one of each colour.';
export const SAMPLE_IN_CART_MESSAGE =
  'A sample of this colour is already in your cart. You can order one of each colour.';
export const TOO_MANY_SAMPLES_MESSAGE = `Your cart can hold at most ${MAX_SAMPLES} samples. Please remove one first.`;

/** A missing quantity counts as one. */
export const checkSampleQuantity = (quantity: unknown): Outcome<number> =>
  (quantity ?? 1) === 1 ? accept(1) : refuse(SAMPLE_QUANTITY_MESSAGE);

/** Returns the number of samples among the lines. */
export function checkSampleCount(lines: readonly (WithLineKind & SampleIdentity)[]): Outcome<number> {
  const samples = lines.filter(isSampleLine);
  if (samples.some((sample, index) => findSample(samples.slice(0, index), sample)))
    return refuse(SAMPLE_IN_CART_MESSAGE);
  return samples.length <= MAX_SAMPLES ? accept(samples.length) : refuse(TOO_MANY_SAMPLES_MESSAGE);
}

export const findSample = <Line extends WithLineKind & SampleIdentity>(
  lines: readonly Line[],
  { productId, colorHex }: SampleIdentity,
): Line | undefined =>
  lines.find(
    (line) =>
      isSampleLine(line) &&
      line.productId.toLowerCase() === productId.toLowerCase() &&
      isSameColour(line.colorHex, colorHex),
  );

type SampleOffer = { samplePrice?: number | undefined };

/** Returns `undefined` if the shop offers no samples. */
export const getSamplePricePaise = ({ samplePrice }: SampleOffer): Paise | undefined =>
  samplePrice === undefined ? undefined : rupeesToPaise(samplePrice);

export function checkSampleOffer(offer: SampleOffer): Outcome<Paise | undefined> {
  const price = getSamplePricePaise(offer);
  if (price === undefined || price >= MIN_PRICE_PAISE) return accept(price);
  return refuse(`samplePrice must be at least ${paiseToRupees(MIN_PRICE_PAISE)} rupees, the minimum price of a piece`);
}

/** Builds the item of POST /api/Cart/addtocart. */
export const buildSampleItemInput = (
  productId: string,
  colorHex: string | undefined,
  imageUrl: string | undefined,
) => ({
  kind: 'sample' as const,
  productId,
  colorHex: colorHex ?? null,
  productImageUrl: imageUrl ?? null,
  quantity: 1,
});

import type { UpdateCartItemInput } from '#contract/storefront/cart.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { getStyleOptions } from '#domain/catalogue/blind-types.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { listColours } from '#domain/catalogue/pictures/product-images.ts';
import { getDefaultOptions } from '#domain/catalogue/product-options.ts';
import { type ConfigurableType, listConfigurableTypes } from '#domain/product/configuration.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A customer's choice: a cart input or a sample of the product. */
export type LineChoice = {
  readonly id: string;
  readonly product: Product;
  readonly isSample: boolean;
  readonly input: UpdateCartItemInput;
};

type Offer = { readonly products: readonly Product[]; readonly offersSamples: boolean };
type Range = readonly [min: number, max: number];

/** Usual sizes in inches; canvas has the size of its type. */
const SIZES: Readonly<Record<Exclude<Category, 'canvas'>, { width: Range; height: Range }>> = {
  wallpaper: { width: [84, 176], height: [96, 116] },
  curtains: { width: [44, 96], height: [84, 108] },
  blinds: { width: [28, 70], height: [42, 74] },
  fabrics: { width: [54, 54], height: [78, 240] },
};

const COMMENTS = [
  'Please roll it with the pattern outside.',
  'The wall has one switchboard, 40 inches from the left.',
  'Same dye lot as my last order, if possible.',
];
const SAMPLES_PERCENT = 12;

/** Chooses one to three lines. */
export function chooseLines({ products, offersSamples }: Offer, random: SeededRandom): LineChoice[] {
  const isSampleOrder = random.isLikely(SAMPLES_PERCENT) && offersSamples;
  const count = isSampleOrder ? random.pickNumber(2, 3) : random.pick([1, 1, 1, 2, 2, 3]);
  return Array.from({ length: count }, () => chooseLine(random.pick(products), isSampleOrder, random));
}

function chooseLine(product: Product, isSample: boolean, random: SeededRandom): LineChoice {
  const colours = listColours(product.images);
  const colorHex = colours.length > 0 ? random.pick(colours) : null;
  const id = random.createUuid();
  if (isSample) return { id, product, isSample, input: { colorHex, quantity: 1 } };
  const types = listConfigurableTypes(product);
  const type = types.length > 0 ? random.pick(types) : undefined;
  const input = {
    productTypeId: type?.id,
    colorHex,
    ...getDefaultOptions(product.category, type),
    ...getStyleOptions(types, type),
    ...chooseFitting(product.category, random),
    ...chooseSize(product.category, type, random),
    quantity: chooseQuantity(product.category, random),
    orderComment: product.category === 'wallpaper' && random.isLikely(15) ? random.pick(COMMENTS) : null,
  };
  return { id, product, isSample, input };
}

function chooseFitting(category: Category, random: SeededRandom): UpdateCartItemInput {
  if (category !== 'blinds' || !random.isLikely(50)) return {};
  return { fittingType: 'Inside', sizeIncludesAllowance: random.isLikely(50) };
}

function chooseSize(category: Category, type: ConfigurableType | undefined, random: SeededRandom) {
  if (category === 'canvas') return {};
  const { width, height } = SIZES[category];
  const fabricWidth = category === 'fabrics' ? type?.width : undefined;
  // Some customers measure in centimetres.
  const addFraction = () => random.pick([0, 0, 0, 0.5, 0.25]);
  return {
    widthInInches: fabricWidth ?? random.pickNumber(...width) + addFraction(),
    heightInInches: random.pickNumber(...height) + addFraction(),
  };
}

const chooseQuantity = (category: Category, random: SeededRandom): number =>
  category === 'curtains' || category === 'blinds' ? random.pick([1, 1, 2, 2, 3, 4]) : 1;

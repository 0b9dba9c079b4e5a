import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueFileProduct } from '#contract/catalogue-file.ts';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { IMAGE_KINDS } from '#domain/catalogue/pictures/image-kinds.ts';
import { mapTypeFields, type TypeField } from '#domain/catalogue/type-fields.ts';
import { fileProductToProduct } from '#server/modules/catalogue/content/catalogue-file-products.ts';
import { planImport } from '../plan-import.ts';
import { createProblemList } from './product-input.ts';
import { readCsvProducts } from './read-csv-products.ts';
import { formatCatalogueCsv } from './write-csv-products.ts';

const trouble = fc.string({
  unit: fc.constantFrom('=', '-', '+', '@', "'", '"', ',', '\n', ' ', 'क', '₹', 'a'),
  minLength: 1,
});
/** As the shop stores it: not blank, without spaces at its ends. */
const text = fc
  .oneof(trouble, fc.string({ minLength: 1, maxLength: 40 }))
  .map((value) => value.trim())
  .filter((value) => value !== '' && !/[\0\r]|\p{Surrogate}/u.test(value));
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const inches = fc.integer({ min: 100, max: 100_000 }).map((hundredths) => hundredths / 100);
const rate = fc.integer({ min: 1, max: 1_000_000 }).map((paise) => paise / 100);

const createValue = (field: TypeField): fc.Arbitrary<unknown> => {
  if (field.kind === 'choice') return orNull(fc.constantFrom(...field.choices));
  if (field.kind === 'flag') return fc.boolean();
  return field.kind === 'text' ? orNull(text) : field.kind === 'inches' ? orNull(inches) : inches;
};
const image = fc.record({
  hexCode: orNull(fc.constantFrom('#aabbcc', '#112233')),
  colorName: orNull(text),
  kind: fc.constantFrom(...IMAGE_KINDS),
  optional: fc.record({ inchesWide: inches, repeatInches: inches, altText: text }, { requiredKeys: [] }),
});

const product = fc.constantFrom(...CATEGORY_KEYS).chain((category) =>
  fc.record({
    id: fc.uuid(),
    title: text,
    slug: fc.uuid().map((id) => `slug-${id}`),
    category: fc.constant(category),
    subCategory: orNull(text),
    orderComment: orNull(text),
    isFeatured: fc.boolean(),
    types: fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        title: text,
        description: fc.oneof(text, fc.constant('')),
        pricePerSqFt: rate,
        ...mapTypeFields(category, createValue),
      }),
      { maxLength: 3, selector: ({ id }) => id },
    ),
    images: fc.array(image, { maxLength: 3 }).map((images) =>
      images.map(({ optional, ...rest }, index) => ({
        url: `/pictures/p${index}.webp`,
        ...rest,
        width: 10,
        height: 10,
        dominantColor: '#000000',
        widths: [10],
        ...optional,
      })),
    ),
  }),
);

describe('a CSV file', () => {
  it('that was exported changes nothing, whatever the texts contain', async () => {
    const catalogue = fc.uniqueArray(product, { maxLength: 4, selector: ({ id }) => id });
    await fc.assert(
      fc.asyncProperty(catalogue, async (products) => {
        const file = { products: products as unknown as CatalogueFileProduct[] };
        const stored = file.products.map(fileProductToProduct);
        const images = new Map(
          stored.flatMap((entry) => entry.images.map((entryImage) => [entryImage.url, entryImage])),
        );
        const problems = createProblemList();
        const content = await readCsvProducts(formatCatalogueCsv(file), problems, () => undefined);
        const planned = await planImport(
          content.products,
          {
            productsById: new Map(stored.map((entry) => [entry.id, entry])),
            statesById: new Map(),
            findIds: () => [],
            findTypeOwner: () => undefined,
            findSlugOwner: () => undefined,
            findPicture(url) {
              const found = images.get(url);
              return found && { width: 10, height: 10, dominantColor: '#000000', widths: [10] };
            },
          },
          problems,
        );
        expect(problems.list()).toEqual([]);
        expect(planned.filter(({ isChanged }) => isChanged)).toEqual([]);
        expect(planned).toHaveLength(products.length);
      }),
    );
  });
});

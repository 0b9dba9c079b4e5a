/** Describes the differences between two versions of a product, for conflicts, history, audit log and imports. */
import type { Category } from '#domain/catalogue/category.ts';
import { PRODUCT_STATE_LABELS, type ProductState } from '#domain/catalogue/product-state.ts';
import { TYPE_FIELDS } from '#domain/catalogue/type-fields.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { rupeesToPaise } from '#domain/money/paise.ts';
import type { DraftImage, DraftType, ProductContent } from './desk-product.ts';
import { isRate } from './draft-problems.ts';

/** Values formatted for staff; an empty text means no value. */
export type ProductChange = { readonly label: string; readonly from: string; readonly to: string };

export const listProductChanges = (before: ProductContent, after: ProductContent): readonly ProductChange[] => [
  ...listValueChanges(listProductValues(before), listProductValues(after)),
  ...listEntryChanges(before.types.map(describeType(before.category)), after.types.map(describeType(after.category))),
  ...listEntryChanges(before.images.map(describeImage), after.images.map(describeImage)),
];

export const listStateChange = (before: ProductState, after: ProductState): readonly ProductChange[] =>
  before === after ? [] : [{ label: 'State', from: PRODUCT_STATE_LABELS[before], to: PRODUCT_STATE_LABELS[after] }];

type Values = readonly (readonly [label: string, value: unknown])[];
/** A type or a picture. */
type Entry = { readonly key: string; readonly name: string; readonly values: Values };

const listProductValues = (draft: ProductContent): Values => [
  ['Title', draft.title],
  ['Short name', draft.slug],
  ['Sub-category', draft.subCategory],
  ['Description', draft.orderComment],
  ['Featured', draft.isFeatured],
];

const describeType =
  (category: Category) =>
  (type: DraftType): Entry => ({
    key: type.id,
    name: `Type ${type.title || 'without a title'}`,
    values: [
      ['Title', type.title],
      ['Description', type.description],
      ['Rate', formatDraftRate(type.pricePerSqFt)],
      ...TYPE_FIELDS.filter((field) => field.category === category).map(
        (field) => [getTypeFieldLabel(field), type[field.name]] as const,
      ),
    ],
  });

/** A draft may have any number, such as one with three decimals. */
function formatDraftRate(rupees: number | null): string | null {
  if (rupees === null) return null;
  if (!isRate(rupees)) return `₹${rupees}`;
  const rate = rupeesToPaise(rupees);
  return formatRupees(rate, { decimals: rate % 100 === 0 ? 0 : 2 });
}

const SIZE_LABELS: Readonly<Record<string, string>> = { width: 'Width', height: 'Height' };
export const getTypeFieldLabel = (field: (typeof TYPE_FIELDS)[number]): string =>
  'label' in field ? field.label : (SIZE_LABELS[field.name] ?? field.name);

const describeImage = (image: DraftImage): Entry => ({
  key: image.url,
  name: `Picture ${image.altText || (image.colorName ? `${image.colorName} ${image.kind}` : getFileName(image.url))}`,
  values: [
    ['Alternative text', image.altText],
    ['Kind', image.kind],
    ['Colour', image.colorName],
    ['Colour code', image.hexCode],
    ['True width', image.inchesWide],
    ['Pattern repeat', image.repeatInches],
  ],
});

const getFileName = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

function listEntryChanges(before: readonly Entry[], after: readonly Entry[]): ProductChange[] {
  const stillThere = before.filter(({ key }) => after.some((entry) => entry.key === key));
  return [
    ...before
      .filter((entry) => !stillThere.includes(entry))
      .map((entry) => ({ label: entry.name, from: summarise(entry), to: '' })),
    ...after.flatMap((entry) => {
      const old = before.find(({ key }) => key === entry.key);
      if (!old) return [{ label: entry.name, from: '', to: summarise(entry) }];
      return listValueChanges(old.values, entry.values, `${old.name}: `);
    }),
    ...listOrderChange(stillThere, after),
  ];
}

const MAX_SUMMARY_LENGTH = 80;

/** Summarises a whole type or picture, such as 'Rate ₹385, Heading Eyelet'. */
function summarise({ name, values }: Entry): string {
  const parts = values.flatMap(([label, value]) => {
    const text = formatValue(value);
    if (text === '' || value === false || name.endsWith(` ${text}`)) return [];
    return value === true ? label : `${label} ${shorten(text)}`;
  });
  return parts.join(', ') || 'without details';
}

const shorten = (text: string): string =>
  text.length > MAX_SUMMARY_LENGTH ? `${text.slice(0, MAX_SUMMARY_LENGTH)}…` : text;

function listOrderChange(before: readonly Entry[], after: readonly Entry[]): ProductChange[] {
  const common = after.filter(({ key }) => before.some((entry) => entry.key === key));
  if (common.every(({ key }, index) => before[index]?.key === key)) return [];
  const format = (entries: readonly Entry[]) => entries.map(({ name }) => name.replace(/^\S+ /, '')).join(', ');
  const [noun = ''] = common[0]?.name.split(' ') ?? [];
  return [{ label: `Order of ${noun.toLowerCase()}s`, from: format(before), to: format(common) }];
}

function listValueChanges(before: Values, after: Values, prefix = ''): ProductChange[] {
  const newValues = new Map(after);
  return before
    .map(([label, value]) => ({
      label: prefix + (prefix === '' ? label : label.toLowerCase()),
      from: formatValue(value),
      to: formatValue(newValues.get(label)),
    }))
    .filter(({ from, to }) => from !== to);
}

const formatValue = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
};

/** Describes the differences between two versions of a document, for conflicts, history and audit log. */
import { CATEGORIES } from '#domain/catalogue/category.ts';
import type { ProductChange } from '../desk/products/product-changes.ts';

/** Returns undefined for an unknown product. */
type GetProductTitle = (id: string) => string | undefined;
type Value = {
  readonly label: string;
  readonly text: string;
  /** Differs between different values. The text of a list also changes when an entry is renamed; its identity doesn't. */
  readonly identity: string;
};
type Values = Map<string, Value>;
/** Where a value is: `key` stays when an entry is renamed or moved, `label` is for people. */
type Place = { readonly key: string; readonly label: readonly string[] };

const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(CATEGORIES).map(([category, { name }]) => [category, name])),
  ctaLabel: 'button',
  ctaHref: 'link of the button',
  tallPicture: 'picture for upright phones',
  to: 'link',
  tabs: 'featured collection',
  look: 'Shop by Look',
  spots: 'points',
  x: 'from the left (%)',
  y: 'from the top (%)',
  productId: 'product',
  cushion: 'sample',
  priceRupees: 'price (₹)',
  mrpRupees: 'MRP (₹)',
  lead: 'introduction',
  subCategories: 'sub-categories',
  caption: 'words over the video',
};
const ENTRY_NOUNS: Readonly<Record<string, string>> = {
  tiles: 'tile',
  slides: 'slide',
  spots: 'point',
  sections: 'section',
};
/** Enough to distinguish two products. */
const SHOWN_ID_LENGTH = 8;

/** Matches list entries by id, not by name. */
export function listContentChanges(
  before: unknown,
  after: unknown,
  getProductTitle: GetProductTitle = () => undefined,
): readonly ProductChange[] {
  const [from, to] = [before, after].map((content) => describe(content, getProductTitle)) as [Values, Values];
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((key) => {
    const [old, current] = [from.get(key), to.get(key)];
    if (old?.identity === current?.identity) return [];
    return [dropSameLines({ label: (current ?? old)?.label ?? '', from: old?.text ?? '', to: current?.text ?? '' })];
  });
}

/** Reduces long texts to the lines that differ. Texts with the same lines in another order stay complete. */
function dropSameLines(change: ProductChange): ProductChange {
  const [before, after] = [change.from.split('\n'), change.to.split('\n')];
  const from = before.filter((line) => !after.includes(line)).join('\n');
  const to = after.filter((line) => !before.includes(line)).join('\n');
  return from === '' && to === '' ? change : { ...change, from, to };
}

function describe(content: unknown, getProductTitle: GetProductTitle): Values {
  const values: Values = new Map();
  const set = ({ key, label }: Place, text: string, identity = text): void =>
    void values.set(key, { label: joinLabel(label), text, identity });
  const nameProduct = (id: unknown): string =>
    getProductTitle(String(id)) ?? `product ${String(id).slice(0, SHOWN_ID_LENGTH)}`;

  function collect(place: Place, name: string, value: unknown): void {
    if (Array.isArray(value)) collectList(place, name, value);
    else if (isPicture(value)) {
      set(place, getFileName(value.url));
      if (value.alt) set(enter(place, 'alt', 'alternative text'), value.alt);
    } else if (isObject(value)) collectFields(place, name, value);
    else if (name === 'productId' && value !== null) set(place, nameProduct(value), String(value));
    else if (value !== null && value !== undefined && value !== '') set(place, String(value));
  }

  function collectFields(place: Place, parent: string, fields: object): void {
    for (const [name, value] of Object.entries(fields)) {
      // The keys of a record are no field names.
      const label = parent === 'subCategories' ? `‘${name}’` : (LABELS[name] ?? toWords(name));
      collect(enter(place, name, label), parent === 'tabs' ? 'productIds' : name, value);
    }
  }

  function collectList(place: Place, name: string, list: readonly unknown[]): void {
    if (list.length === 0) return;
    if (!list.every(isObject)) {
      set(place, list.map(name === 'productIds' ? nameProduct : String).join(', '), list.join('\n'));
      return;
    }
    const names = nameEntries(list);
    const ids = list.map(({ id }, index) => String(id ?? index));
    if (name !== 'spots') set(enter(place, ' order', 'order'), names.join(', '), ids.join('\n'));
    for (const [index, { id: _, ...fields }] of list.entries()) {
      const label = [...place.label.slice(0, -1), `${ENTRY_NOUNS[name] ?? 'entry'} ${names[index]}`];
      collectFields({ key: `${place.key}/${ids[index]}`, label }, name, fields);
    }
  }

  collect({ key: '', label: [] }, '', content);
  return values;
}

const enter = ({ key, label }: Place, name: string, word: string): Place => ({
  key: `${key}/${name}`,
  label: [...label, word],
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isPicture = (value: unknown): value is { url: string; alt?: string } => isObject(value) && 'widths' in value;

/** Names entries by title, or by position if they have none. Entries with the same title also get their position. */
function nameEntries(entries: readonly Record<string, unknown>[]): string[] {
  const titles = entries.map(({ label, title }) => label ?? title);
  return titles.map((title, index) => {
    if (typeof title !== 'string' || title.trim() === '') return String(index + 1);
    return titles.indexOf(title) === index ? `‘${title}’` : `‘${title} (${index + 1})’`;
  });
}

const getFileName = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
const toWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function joinLabel(path: readonly string[]): string {
  const label = path.join(', ');
  return label.slice(0, 1).toUpperCase() + label.slice(1);
}

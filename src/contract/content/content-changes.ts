/** What differs between two versions of a document, in words: for conflicts, history and audit log. */
import type { ProductChange } from '../desk/products/product-changes.ts';

type Values = Map<string, string>;

/** Names entries by what people call them, so that moving one is no change of the others. */
export function listContentChanges(before: unknown, after: unknown): readonly ProductChange[] {
  const [from, to] = [describe(before), describe(after)];
  return [...new Set([...from.keys(), ...to.keys()])]
    .map((label) => ({ label, from: from.get(label) ?? '', to: to.get(label) ?? '' }))
    .filter((change) => change.from !== change.to)
    .map(dropSameLines);
}

/** Of long texts, the lines that differ. Lines in another order stay all. */
function dropSameLines(change: ProductChange): ProductChange {
  const [before, after] = [change.from.split('\n'), change.to.split('\n')];
  const from = before.filter((line) => !after.includes(line)).join('\n');
  const to = after.filter((line) => !before.includes(line)).join('\n');
  return from === '' && to === '' ? change : { ...change, from, to };
}

function describe(content: unknown): Values {
  const values: Values = new Map();
  collect(values, [], content);
  return values;
}

function collect(values: Values, path: readonly string[], value: unknown): void {
  if (Array.isArray(value)) collectList(values, path, value);
  else if (isPicture(value)) {
    values.set(joinLabel(path), getFileName(value.url));
    if (value.alt) values.set(joinLabel([...path, 'alternative text']), value.alt);
  } else if (isObject(value))
    for (const [name, child] of Object.entries(value)) {
      if (name !== 'id' && name !== 'kind') collect(values, [...path, toWords(name)], child);
    }
  else if (value !== null && value !== undefined && value !== '') values.set(joinLabel(path), String(value));
}

function collectList(values: Values, path: readonly string[], list: readonly unknown[]): void {
  if (list.every((item) => !isObject(item))) {
    if (list.length > 0) values.set(joinLabel(path), list.join(', '));
    return;
  }
  const names = makeDistinct(list.map((item, index) => getEntryName(item) ?? String(index + 1)));
  values.set(joinLabel([...path, 'order']), names.join(', '));
  for (const [index, item] of list.entries()) collect(values, [...path, `‘${names[index]}’`], item);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isPicture = (value: unknown): value is { url: string; alt?: string } => isObject(value) && 'widths' in value;

/** Its label may change; its id stays. */
function getEntryName(item: unknown): string | undefined {
  if (!isObject(item)) return undefined;
  const name = item.label ?? item.title ?? item.slug ?? item.id;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** Two entries with one name would hide each other's changes. */
const makeDistinct = (names: readonly string[]): string[] =>
  names.map((name, index) => (names.indexOf(name) === index ? name : `${name} (${index + 1})`));

const getFileName = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
const toWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function joinLabel(path: readonly string[]): string {
  const label = path.join(', ');
  return label.slice(0, 1).toUpperCase() + label.slice(1);
}

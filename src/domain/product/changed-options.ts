/** Names the options that change along with another choice, because the shopper left them to the type. */
import { LINE_LABELS, OPTIONS_BY_CATEGORY } from '../catalogue/product-options.ts';
import type { OptionName } from '../catalogue/type-fields.ts';
import {
  type ConfigurableProduct,
  findChosenType,
  type ProductConfiguration,
  resolveOptions,
} from './configuration.ts';

export type Choice = 'type' | OptionName;

/** The choices that change others. */
const CAUSES: Readonly<Record<string, string>> = {
  type: 'this type',
  blindStyle: 'this style',
  motorisation: 'this motorisation',
};

/** Returns `undefined` if nothing but the choice itself changes. */
export function describeChangedOptions(
  product: ConfigurableProduct,
  before: ProductConfiguration,
  after: ProductConfiguration,
  choice: Choice,
): string | undefined {
  const resolve = (configuration: ProductConfiguration) =>
    resolveOptions(product, findChosenType(product, configuration), configuration.options);
  const [old, current] = [resolve(before), resolve(after)];
  const changed = OPTIONS_BY_CATEGORY[product.category].filter(
    (name) => name !== choice && current[name] !== old[name],
  );
  const [first, ...others] = changed.map((name, index) => {
    const label = index === 0 ? `${LINE_LABELS[name]} changed` : LINE_LABELS[name].toLowerCase();
    return `${label} to ${current[name]}`;
  });
  if (first === undefined) return undefined;
  const last = others.pop();
  const list = last === undefined ? first : `${[first, ...others].join(', ')} and ${last}`;
  return `${list} with ${CAUSES[choice] ?? 'this choice'}.`;
}

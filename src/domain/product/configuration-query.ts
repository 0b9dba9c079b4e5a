/**
 * A configuration in the address, so that reload, back and a shared link restore it. Only what differs from the page's
 * own start is written, and what no longer means anything is passed over (decisions D-02 and D-22).
 */

import { OPTION_LISTS, type OptionName } from '../catalogue/product-options.ts';
import { type LengthUnit, parseLengthUnit } from '../measuring/length-unit.ts';
import { parseOrderableInches } from '../measuring/size-entry.ts';
import {
  type ConfigurableProduct,
  findChosenType,
  findColour,
  getDefaultConfiguration,
  getDefaultOptions,
  listConfigurableTypes,
  OPTIONS_BY_CATEGORY,
  type OptionChoices,
  type ProductConfiguration,
} from './configuration.ts';
import type { QueryReader } from './product-id.ts';

/** `width` and `height` are inches; empty when they are not entered. */
export type UrlConfiguration = ProductConfiguration & {
  readonly width: string;
  readonly height: string;
  readonly unit: LengthUnit;
};

export const OPTION_PARAMETERS: Readonly<Record<OptionName, string>> = {
  curtainConfiguration: 'configuration',
  curtainHeading: 'heading',
  curtainTiebacks: 'tiebacks',
  fittingType: 'fitting',
  blindStyle: 'style',
  motorisation: 'motorisation',
  chainColour: 'chain',
  sideOfControls: 'side',
};

/** All names that a configuration may use; other parameters of an address are none of its business. */
export const CONFIGURATION_PARAMETERS: readonly string[] = [
  'type',
  'colour',
  ...Object.values(OPTION_PARAMETERS),
  'width',
  'height',
  'unit',
];

/** `keptUnit` is the shopper's own, for addresses that name none. */
export function readConfiguration(
  product: ConfigurableProduct,
  query: QueryReader,
  keptUnit: LengthUnit = 'in',
): UrlConfiguration {
  const first = getDefaultConfiguration(product);
  const asked = query.get('type');
  const colour = query.get('colour');
  return {
    typeId: listConfigurableTypes(product).find(({ id }) => id === asked)?.id ?? first.typeId,
    colorHex: colour ? findColour(product, `#${colour.replace(/^#/, '')}`) : first.colorHex,
    options: readOptions(product, query),
    width: readLength(product, query.get('width')),
    height: readLength(product, query.get('height')),
    unit: parseLengthUnit(query.get('unit') ?? keptUnit),
  };
}

/** Names and values in the order of `CONFIGURATION_PARAMETERS`. */
export function buildConfigurationQuery(
  product: ConfigurableProduct,
  configuration: UrlConfiguration,
): [string, string][] {
  const { typeId, colorHex, options, unit } = configuration;
  const first = getDefaultConfiguration(product);
  const pairs: [string, string | undefined][] = [
    ['type', typeId === first.typeId ? undefined : typeId],
    ['colour', colorHex === first.colorHex ? undefined : colorHex?.replace(/^#/, '')],
    ...buildOptionPairs(product, configuration, options),
    ['width', readLength(product, configuration.width)],
    ['height', readLength(product, configuration.height)],
    ['unit', unit === 'in' || product.category === 'canvas' ? undefined : unit],
  ];
  return pairs.filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '');
}

const buildOptionPairs = (
  product: ConfigurableProduct,
  configuration: ProductConfiguration,
  options: OptionChoices,
): [string, string | undefined][] => {
  const defaults = getDefaultOptions(product.category, findChosenType(product, configuration));
  return OPTIONS_BY_CATEGORY[product.category].map((name) => [
    OPTION_PARAMETERS[name],
    options[name] === defaults[name] ? undefined : options[name],
  ]);
};

function readOptions({ category }: ConfigurableProduct, query: QueryReader): OptionChoices {
  const found = OPTIONS_BY_CATEGORY[category].flatMap((name) => {
    const value = OPTION_LISTS[name].find((option) => option === query.get(OPTION_PARAMETERS[name]));
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}

function readLength({ category }: ConfigurableProduct, inches: string | null): string {
  const size = category === 'canvas' || inches === null ? undefined : parseOrderableInches(inches);
  return size === undefined ? '' : String(size);
}

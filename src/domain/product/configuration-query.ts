/**
 * The product configuration in the URL, so that reload, back and shared links restore it. Defaults are left out, invalid
 * values are ignored (decisions D-02 and D-22).
 */
import {
  getDefaultOptions,
  OPTION_LISTS,
  OPTION_PARAMETERS,
  OPTIONS_BY_CATEGORY,
} from '../catalogue/product-options.ts';
import {
  ALLOWANCE_PARAMETER,
  formatAllowance,
  parseAllowance,
  resolveAllowance,
} from '../measuring/installation-allowance.ts';
import { type LengthUnit, parseLengthUnit } from '../measuring/length-unit.ts';
import { hundredthsToInches } from '../measuring/size.ts';
import { parseOrderableLength } from '../measuring/size-entry.ts';
import {
  type ConfigurableProduct,
  findChosenType,
  findColour,
  getDefaultConfiguration,
  listConfigurableTypes,
  type OptionChoices,
  type ProductConfiguration,
  selectTypeByStyle,
} from './configuration.ts';
import type { QueryReader } from './product-id.ts';

/** `width` and `height` are inches; empty until entered. */
export type UrlConfiguration = ProductConfiguration & {
  readonly width: string;
  readonly height: string;
  readonly unit: LengthUnit;
};

export const CONFIGURATION_PARAMETERS: readonly string[] = [
  'type',
  'colour',
  ...Object.values(OPTION_PARAMETERS),
  ALLOWANCE_PARAMETER,
  'width',
  'height',
  'unit',
];

/** `savedUnit` applies when the URL has no unit. */
export function readConfiguration(
  product: ConfigurableProduct,
  query: QueryReader,
  savedUnit: LengthUnit = 'in',
): UrlConfiguration {
  const defaults = getDefaultConfiguration(product);
  const requestedTypeId = query.get('type');
  const typeId = listConfigurableTypes(product).find(({ id }) => id === requestedTypeId)?.id ?? defaults.typeId;
  const colour = query.get('colour');
  return {
    ...selectTypeByStyle(product, { typeId, colorHex: defaults.colorHex, options: readOptions(product, query) }),
    ...(colour && { colorHex: findColour(product, `#${colour.replace(/^#/, '')}`) }),
    sizeIncludesAllowance: parseAllowance(query.get(ALLOWANCE_PARAMETER)),
    width: normaliseLength(product, query.get('width')),
    height: normaliseLength(product, query.get('height')),
    unit: parseLengthUnit(query.get('unit') ?? savedUnit),
  };
}

/** Returns name and value of each parameter that differs from its default, in the order of `CONFIGURATION_PARAMETERS`. */
export function buildConfigurationParams(
  product: ConfigurableProduct,
  configuration: UrlConfiguration,
): [string, string][] {
  const { typeId, colorHex, options, sizeIncludesAllowance, unit } = configuration;
  const defaults = getDefaultConfiguration(product);
  const params: [string, string | undefined][] = [
    ['type', typeId === defaults.typeId ? undefined : typeId],
    ['colour', colorHex === defaults.colorHex ? undefined : colorHex?.replace(/^#/, '')],
    ...buildOptionParams(product, configuration),
    [
      ALLOWANCE_PARAMETER,
      formatAllowance(resolveAllowance(product.category, options.fittingType, sizeIncludesAllowance)),
    ],
    ['width', normaliseLength(product, configuration.width)],
    ['height', normaliseLength(product, configuration.height)],
    ['unit', unit === 'in' || product.category === 'canvas' ? undefined : unit],
  ];
  return params.filter((param): param is [string, string] => param[1] !== undefined && param[1] !== '');
}

const buildOptionParams = (
  product: ConfigurableProduct,
  configuration: ProductConfiguration,
): [string, string | undefined][] => {
  const defaults = getDefaultOptions(product.category, findChosenType(product, configuration));
  return OPTIONS_BY_CATEGORY[product.category].map((name) => [
    OPTION_PARAMETERS[name],
    configuration.options[name] === defaults[name] ? undefined : configuration.options[name],
  ]);
};

function readOptions({ category }: ConfigurableProduct, query: QueryReader): OptionChoices {
  const entries = OPTIONS_BY_CATEGORY[category].flatMap((name) => {
    const value = OPTION_LISTS[name].find((option) => option === query.get(OPTION_PARAMETERS[name]));
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

/** Returns orderable inches, or '' for anything else and for canvas, which has standard sizes only. */
function normaliseLength({ category }: ConfigurableProduct, inches: string | null): string {
  const length = category === 'canvas' || inches === null ? undefined : parseOrderableLength(inches);
  return length === undefined ? '' : String(hundredthsToInches(length));
}

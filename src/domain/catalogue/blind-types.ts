/**
 * Blinds whose types differ in style and motorisation: these two choices select the type and with it the price (decision
 * D-44). Types that differ in something else are chosen from a list.
 */
import { accept, type Outcome, refuse } from '../outcome.ts';
import { OPTION_LISTS } from './product-options.ts';
import { NO_MOTORISATION } from './type-fields.ts';

export const NOT_AVAILABLE_MESSAGE = 'Not available for this blind';

type StyleFields = {
  readonly blindStyle?: string | null | undefined;
  readonly motorisation?: string | null | undefined;
};

export const STYLE_OPTIONS = ['blindStyle', 'motorisation'] as const satisfies readonly (keyof StyleFields)[];

/** A type or line without motorisation counts as one with 'No Motorisation'. */
const getMotorisation = ({ motorisation }: StyleFields): string => motorisation ?? NO_MOTORISATION;

/** True if there are several types and every pair of style and motorisation belongs to one of them. */
export function isChosenByStyle(types: readonly StyleFields[]): boolean {
  const pairs = new Set(types.map((type) => `${type.blindStyle} ${getMotorisation(type)}`));
  return types.length > 1 && pairs.size === types.length && types.every(hasListedStyle);
}

const hasListedStyle = (type: StyleFields): boolean =>
  OPTION_LISTS.blindStyle.includes(type.blindStyle ?? '') && OPTION_LISTS.motorisation.includes(getMotorisation(type));

/** Returns the type of the chosen pair, also if `type` disagrees; what is not chosen comes from `type`. */
export function selectBlindType<Type extends StyleFields>(
  types: readonly Type[],
  type: Type | undefined,
  chosen: StyleFields,
): Outcome<Type | undefined> {
  if (!type || !isChosenByStyle(types)) return accept(type);
  const blindStyle = chosen.blindStyle ?? type.blindStyle;
  const motorisation = chosen.motorisation ?? getMotorisation(type);
  const selected = types.find(
    (candidate) => candidate.blindStyle === blindStyle && getMotorisation(candidate) === motorisation,
  );
  return selected
    ? accept(selected)
    : refuse(
        `${blindStyle} with ${motorisation} isn't available for this blind. Please choose another blind style or motorisation.`,
      );
}

/** Returns the type after a choice in the panel. A style that lacks the current motorisation comes with its first one. */
export function chooseByStyle<Type extends StyleFields>(
  types: readonly Type[],
  current: Type | undefined,
  choice: StyleFields,
): Type | undefined {
  const selected = selectBlindType(types, current, choice);
  return selected.ok ? selected.value : types.find(({ blindStyle }) => blindStyle === choice.blindStyle);
}

/**
 * Returns the type of a stored line; `undefined` if its pair is not sold. Earlier releases stored 'No Motorisation' by
 * default, so it does not replace a type of the line's style.
 */
export function findStoredType<Type extends StyleFields>(
  types: readonly Type[],
  type: Type | undefined,
  line: StyleFields,
): Type | undefined {
  const isOfStyle = (line.blindStyle ?? type?.blindStyle) === type?.blindStyle;
  if (isOfStyle && getMotorisation(line) === NO_MOTORISATION) return type;
  const selected = selectBlindType(types, type, line);
  return selected.ok ? selected.value : undefined;
}

/** Returns style and motorisation of the type where they select it; these replace what a line says. */
export function getStyleOptions(types: readonly StyleFields[], type: StyleFields | undefined) {
  return type?.blindStyle && isChosenByStyle(types)
    ? { blindStyle: type.blindStyle, motorisation: getMotorisation(type) }
    : {};
}

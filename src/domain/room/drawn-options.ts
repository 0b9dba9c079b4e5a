/** The options that the room view draws: the heading of curtains, the head and the chain of blinds. */
import { OPTION_LISTS } from '../catalogue/product-options.ts';
import { NO_MOTORISATION } from '../catalogue/type-fields.ts';
import type { OptionChoices } from '../product/configuration.ts';
import type { Reflectance } from './room-scene.ts';

export type BlindHead = 'plain' | 'box' | 'roll';
export type DrawnOptions = {
  /** Position in the list of headings, counted from 1; 0 for none. */
  readonly heading: number;
  readonly head: BlindHead;
  readonly chain: { readonly isLeft: boolean; readonly colour: Reflectance } | undefined;
};

const CHAIN_COLOURS: Readonly<Record<string, Reflectance>> = {
  White: [0.86, 0.85, 0.82],
  Black: [0.02, 0.02, 0.02],
  Grey: [0.24, 0.24, 0.25],
  Beige: [0.6, 0.5, 0.36],
};
const HEADINGS: readonly string[] = OPTION_LISTS.curtainHeading;
/** Classic has an open roll, Designer a cassette covered in fabric; all others have a plain white cassette. */
const BLIND_HEADS: Readonly<Record<string, BlindHead>> = {
  Classic: 'roll',
  Designer: 'box',
  'Designer No Drill': 'box',
};

export const hasChain = ({ motorisation = NO_MOTORISATION }: OptionChoices): boolean =>
  motorisation === NO_MOTORISATION;

export function getDrawnOptions(options: OptionChoices): DrawnOptions {
  const { curtainHeading, blindStyle = '', chainColour = 'White', sideOfControls } = options;
  return {
    heading: HEADINGS.indexOf(curtainHeading ?? '') + 1,
    head: BLIND_HEADS[blindStyle] ?? 'plain',
    chain: hasChain(options)
      ? { isLeft: sideOfControls === 'Left', colour: CHAIN_COLOURS[chainColour] ?? [0.86, 0.85, 0.82] }
      : undefined,
  };
}

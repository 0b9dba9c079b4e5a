/**
 * What of a customer's choices is drawn on curtains and blinds: the heading, the head of a blind, and its chain with side
 * and colour (specification 0 §2). Widths are true: a strand of the chain is 4.5 mm, a heading 9 cm high.
 */
import { OPTION_LISTS } from '../catalogue/product-options.ts';
import type { OptionChoices } from '../product/configuration.ts';
import type { Reflectance } from './room-scene.ts';

export type BlindHead = 'plain' | 'box' | 'roll';
export type DrawnOptions = {
  /** Place in the list of headings, from 1; 0 is none. */
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
/** Classic shows its roll of cloth, Designer covers its cassette with the cloth, Platinum's cassette is white. */
const BLIND_HEADS: Readonly<Record<string, BlindHead>> = {
  Classic: 'roll',
  Designer: 'box',
  'Designer No Drill': 'box',
};

export const hasChain = ({ motorisation = 'No Motorisation' }: OptionChoices): boolean =>
  motorisation === 'No Motorisation';

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

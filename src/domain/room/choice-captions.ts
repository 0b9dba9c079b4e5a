/** The captions of the room view: which of the shopper's choices it shows and which it cannot show. */
import type { Category } from '../catalogue/category.ts';
import type { ConfigurableType, OptionChoices } from '../product/configuration.ts';
import { hasChain } from './drawn-options.ts';
import type { RoomScene } from './room-scene.ts';

type ChosenProduct = {
  readonly category: Category;
  readonly type: Pick<ConfigurableType, 'title' | 'finish' | 'frameType'> | undefined;
  readonly options: OptionChoices;
};

/** Describes the choices in one of the shop's rooms. */
export function describeChoices({ category, type, options }: ChosenProduct, scene: RoomScene): string {
  if (category === 'curtains') return describeCurtain(options, scene);
  if (category === 'blinds') return describeBlind(options, scene);
  return type ? describeType(category, type) : '';
}

function describeCurtain(options: OptionChoices, scene: RoomScene): string {
  const { curtainConfiguration: configuration, curtainHeading: heading, curtainTiebacks: tiebacks } = options;
  const tiebackNote = tiebacks && tiebacks !== 'No Tieback' ? ` ${tiebacks} tiebacks aren't shown.` : '';
  if (scene.kind !== 'window') return `Shown as ${configuration}. Your heading isn't shown.${tiebackNote}`;
  return `Shown as ${configuration} with ${heading} heading.${tiebackNote}`;
}

function describeBlind(options: OptionChoices, scene: RoomScene): string {
  const { fittingType, blindStyle, chainColour, sideOfControls } = options;
  if (scene.kind !== 'window') return "Shown inside the window. Your fitting, blind style and controls aren't shown.";
  const fitting = `Shown fitted ${fittingType === 'Inside' ? 'inside' : 'outside'} the window`;
  if (scene.hangs?.head === undefined) return `${fitting}. Blind style and controls aren't shown.`;
  const control = hasChain(options) ? `${chainColour} chain on the ${sideOfControls}` : 'no chain, motor not shown';
  return `${fitting}, ${blindStyle} head, ${control}.`;
}

function describeType(category: Category, { title, finish, frameType }: NonNullable<ChosenProduct['type']>): string {
  if (category === 'canvas') return frameType ? `Shown as ${frameType}.` : '';
  const subject = category === 'wallpaper' && finish ? `The ${finish} finish` : `The weave of ${title}`;
  return `${subject} isn't visible at this distance.`;
}

const FLAT_PIECE_CAPTIONS: Readonly<Record<Category, string>> = {
  wallpaper: '',
  canvas: '',
  curtains: 'Shown as a flat piece of fabric, without folds.',
  blinds: 'Shown as a flat piece, without head and controls.',
  fabrics: 'Shown as a flat piece of fabric.',
};

/** Describes the choices on a photo of the customer's wall. */
export const describeFlatPiece = (category: Category): string => FLAT_PIECE_CAPTIONS[category];

/** Which of the customer's choices the live view draws and which it cannot, in words beside the picture. */
import type { Category } from '../catalogue/category.ts';
import type { ConfigurableType, OptionChoices } from '../product/configuration.ts';
import { hasChain } from './drawn-options.ts';
import type { RoomScene } from './room-scene.ts';

type Chosen = {
  readonly category: Category;
  readonly type: Pick<ConfigurableType, 'title' | 'finish' | 'frameType'> | undefined;
  readonly options: OptionChoices;
};

/** In one of our rooms. */
export function describeChoices({ category, type, options }: Chosen, scene: RoomScene): string {
  if (category === 'curtains') return describeCurtain(options);
  if (category === 'blinds') return describeBlind(options, scene);
  return type ? describeType(category, type) : '';
}

function describeCurtain({
  curtainConfiguration: hung,
  curtainHeading: heading,
  curtainTiebacks: ties,
}: OptionChoices) {
  const tied = ties && ties !== 'No Tieback' ? ` ${ties} tiebacks are not drawn.` : '';
  return `Drawn as ${hung} with ${heading} heading.${tied}`;
}

function describeBlind(options: OptionChoices, scene: RoomScene): string {
  const { fittingType, blindStyle, chainColour, sideOfControls } = options;
  const fitted = `Drawn fitted ${fittingType === 'Inside' ? 'inside' : 'outside'} the window`;
  const isDrawn = scene.kind === 'window' && scene.hangs?.head !== undefined;
  if (!isDrawn) return `${fitted}. Blind style and controls are not drawn.`;
  const control = hasChain(options)
    ? `${chainColour} chain on the ${sideOfControls}`
    : 'no chain, its motor is not drawn';
  return `${fitted}, ${blindStyle} head, ${control}.`;
}

function describeType(category: Category, { title, finish, frameType }: NonNullable<Chosen['type']>): string {
  if (category === 'canvas') return frameType ? `Drawn as ${frameType}.` : '';
  const what = category === 'wallpaper' && finish ? `The ${finish} finish` : `The weave of ${title}`;
  return `${what} is too fine to be drawn at this distance.`;
}

const FLAT: Readonly<Record<Category, string>> = {
  wallpaper: '',
  canvas: '',
  curtains: 'Shown as one flat piece of the cloth, without folds.',
  blinds: 'Shown as one flat piece, without head and controls.',
  fabrics: 'Shown as one flat piece of the cloth.',
};

/** On a photo of the customer's own wall. */
export const describeFlatPiece = (category: Category): string => FLAT[category];

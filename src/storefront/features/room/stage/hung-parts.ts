import type { BlindHead, HungChoices } from '#domain/room/hung-choices.ts';
import type { Box, HangingPlan } from '#domain/room/room-scene.ts';
import type { FittedWindow } from '#domain/room/window-fit.ts';
import type { RoomView } from '../gl/room-stage.ts';

type HungView = Pick<RoomView, 'panels' | 'pleats' | 'head' | 'chain' | 'chainColour'>;

const NOWHERE = [2, 2, 2, 2] as const;
export const NOTHING_HUNG: HungView = {
  panels: NOWHERE,
  pleats: [1, 0, 0],
  head: [2, 2.1, 0],
  chain: NOWHERE,
  chainColour: [0, 0, 0],
};

const HEADS: Readonly<Record<BlindHead, number>> = { plain: 0, box: 1, roll: 2 };
/** Metres: a chain's place from the edge, how far it hangs below the blind, half of one of its two strands. */
const CHAIN_INSET = 0.025;
const CHAIN_BELOW = 0.28;
const STRAND = 0.00225;

type Hung = HungView & Pick<RoomView, 'metre' | 'shade'>;

/** What of the choices is drawn, and where it lies in the picture. */
export function hungParts(plan: HangingPlan = {}, { piece, width, height }: FittedWindow, chosen: HungChoices): Hung {
  const metre = [piece[2] / width, piece[3] / height] as const;
  const hung = plan.panels
    ? curtainParts(plan, piece, chosen)
    : plan.head
      ? blindParts(plan, piece, metre, chosen)
      : {};
  return { ...NOTHING_HUNG, metre, shade: shadeOf(plan, piece), ...hung };
}

function curtainParts({ panels = [], pleats = 1 }: HangingPlan, [x, y, w]: Box, { heading }: HungChoices) {
  const [first = [0, 0], second] = panels;
  const place = (share: number) => x + share * w;
  return {
    panels: [place(first[0]), place(first[1]), second ? place(second[0]) : 2, second ? place(second[1]) : 2],
    pleats: [pleats, heading, y],
  } as const;
}

function blindParts(
  { head = [0, 0], hem = 1 }: HangingPlan,
  [x, y, w, h]: Box,
  [across, down]: readonly [number, number],
  chosen: HungChoices,
) {
  const [top, bottom] = [y + head[0] * h, y + head[1] * h];
  const { chain } = chosen;
  const inset = CHAIN_INSET * across;
  return {
    head: [top, bottom, HEADS[chosen.head]] as const,
    ...(chain && {
      chain: [chain.isLeft ? x + inset : x + w - inset, bottom, y + hem * h + CHAIN_BELOW * down, STRAND] as const,
      chainColour: chain.colour,
    }),
  };
}

/** Left, top, right and bottom of what throws a shadow on the wall. */
function shadeOf({ panels, isInside }: HangingPlan, [x, y, w, h]: Box): RoomView['shade'] {
  if (isInside) return NOWHERE;
  const [from, to] = panels ? [panels[0]?.[0] ?? 0, panels.at(-1)?.[1] ?? 1] : [0, 1];
  return [x + from * w, y, x + to * w, y + h];
}

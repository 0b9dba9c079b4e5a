import type { BlindHead, DrawnOptions } from '#domain/room/drawn-options.ts';
import type { Box, HangingPlan } from '#domain/room/room-scene.ts';
import type { FittedWindow } from '#domain/room/window-fit.ts';
import type { RoomView } from '../gl/room-stage.ts';

type DressingView = Pick<RoomView, 'panels' | 'pleats' | 'head' | 'chain' | 'chainColour'>;

const OFF_PICTURE = [2, 2, 2, 2] as const;
export const NO_DRESSING: DressingView = {
  panels: OFF_PICTURE,
  pleats: [1, 0, 0],
  head: [2, 2.1, 0],
  chain: OFF_PICTURE,
  chainColour: [0, 0, 0],
};

const HEADS: Readonly<Record<BlindHead, number>> = { plain: 0, box: 1, roll: 2 };
/** Metres: the chain's inset, its length below the blind, half the width of a strand. */
const CHAIN_INSET = 0.025;
const CHAIN_BELOW = 0.28;
const HALF_STRAND = 0.00225;

type WindowDressing = DressingView & Pick<RoomView, 'metre' | 'shade'>;

/** Positions of the chosen curtain or blind in the picture. */
export function buildWindowDressing(
  plan: HangingPlan = {},
  { piece, width, height }: FittedWindow,
  chosen: DrawnOptions,
): WindowDressing {
  const metre = [piece[2] / width, piece[3] / height] as const;
  const hung = plan.panels
    ? buildCurtains(plan, piece, chosen)
    : plan.head
      ? buildBlind(plan, piece, metre, chosen)
      : {};
  return { ...NO_DRESSING, metre, shade: getShadow(plan, piece), ...hung };
}

function buildCurtains({ panels = [], pleats = 1 }: HangingPlan, [x, y, w]: Box, { heading }: DrawnOptions) {
  const [first = [0, 0], second] = panels;
  const place = (share: number) => x + share * w;
  return {
    panels: [place(first[0]), place(first[1]), second ? place(second[0]) : 2, second ? place(second[1]) : 2],
    pleats: [pleats, heading, y],
  } as const;
}

function buildBlind(
  { head = [0, 0], hem = 1 }: HangingPlan,
  [x, y, w, h]: Box,
  [across, down]: readonly [number, number],
  chosen: DrawnOptions,
) {
  const [top, bottom] = [y + head[0] * h, y + head[1] * h];
  const { chain } = chosen;
  const inset = CHAIN_INSET * across;
  return {
    head: [top, bottom, HEADS[chosen.head]] as const,
    ...(chain && {
      chain: [chain.isLeft ? x + inset : x + w - inset, bottom, y + hem * h + CHAIN_BELOW * down, HALF_STRAND] as const,
      chainColour: chain.colour,
    }),
  };
}

/** Left, top, right and bottom of the shadow on the wall. */
function getShadow({ panels, isInside }: HangingPlan, [x, y, w, h]: Box): RoomView['shade'] {
  if (isInside) return OFF_PICTURE;
  const [from, to] = panels ? [panels[0]?.[0] ?? 0, panels.at(-1)?.[1] ?? 1] : [0, 1];
  return [x + from * w, y, x + to * w, y + h];
}

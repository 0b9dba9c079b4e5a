import type { BlindHead, DrawnOptions } from '#domain/room/drawn-options.ts';
import type { Box, HangingPlan } from '#domain/room/room-scene.ts';
import type { FittedWindow } from '#domain/room/window-fit.ts';
import type { RoomView } from '../gl/room-renderer.ts';

type DressingView = Pick<RoomView, 'panels' | 'pleats' | 'head' | 'chain' | 'chainColour'>;

const OFF_PICTURE = [2, 2, 2, 2] as const;
export const NO_DRESSING: DressingView = {
  panels: OFF_PICTURE,
  pleats: [1, 0, 0],
  head: [2, 2.1, 0],
  chain: OFF_PICTURE,
  chainColour: [0, 0, 0],
};

const HEAD_CODES: Readonly<Record<BlindHead, number>> = { plain: 0, box: 1, roll: 2 };
const CHAIN_INSET_METRES = 0.025;
const CHAIN_BELOW_BLIND_METRES = 0.28;
const HALF_STRAND_METRES = 0.00225;

type WindowDressing = DressingView & Pick<RoomView, 'metre' | 'shade'>;

/** Positions of the chosen curtain or blind in the picture. */
export function buildWindowDressing(
  plan: HangingPlan = {},
  { piece, width, height }: FittedWindow,
  options: DrawnOptions,
): WindowDressing {
  const metre = [piece[2] / width, piece[3] / height] as const;
  const dressing = plan.panels
    ? buildCurtains(plan, piece, options)
    : plan.head
      ? buildBlind(plan, piece, metre, options)
      : {};
  return { ...NO_DRESSING, metre, shade: getShadow(plan, piece), ...dressing };
}

function buildCurtains({ panels = [], pleats = 1 }: HangingPlan, [x, y, w]: Box, { heading }: DrawnOptions) {
  const [first = [0, 0], second] = panels;
  const toX = (share: number) => x + share * w;
  return {
    panels: [toX(first[0]), toX(first[1]), second ? toX(second[0]) : 2, second ? toX(second[1]) : 2],
    pleats: [pleats, heading, y],
  } as const;
}

function buildBlind(
  { head = [0, 0], hem = 1 }: HangingPlan,
  [x, y, w, h]: Box,
  [across, down]: readonly [number, number],
  options: DrawnOptions,
) {
  const [top, bottom] = [y + head[0] * h, y + head[1] * h];
  const { chain } = options;
  const inset = CHAIN_INSET_METRES * across;
  return {
    head: [top, bottom, HEAD_CODES[options.head]] as const,
    ...(chain && {
      chain: [
        chain.isLeft ? x + inset : x + w - inset,
        bottom,
        y + hem * h + CHAIN_BELOW_BLIND_METRES * down,
        HALF_STRAND_METRES,
      ] as const,
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

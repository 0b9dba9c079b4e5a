import type { Box, HangingPlan, RoomScene } from '#domain/room/room-scene.ts';
import type { Plate } from '../../compose/plate.ts';
import { dressCompanions } from '../../pictures/drawing/room-styling.ts';
import { projectToPicture } from '../camera.ts';
import { writeClothMap } from '../cloth-map.ts';
import { type Cut, encodeLight, scaleAndCut } from '../light-codes.ts';
import {
  buildCommonScene,
  COMPANION_PATTERN,
  computeWallGeometry,
  dressPlate,
  encodeLightFile,
  encodeMaskFile,
  getSurface,
  type RoomContext,
  rounded,
  scaleArea,
  shares,
} from '../room-parts.ts';
import type { WindowPlan } from '../room-plan.ts';
import { cutWindow } from './cut-window.ts';
import { HEAD, moveInside, removeChain } from './fitted-blind.ts';
import { OVERLAP, pullCurtain } from './pulled-curtain.ts';
import type { DrawnWindow } from './redraw-window.ts';

export async function buildWindowRoom(context: RoomContext, plan: WindowPlan): Promise<RoomScene> {
  const { plate, files, size } = context;
  const planes = await dressPlate(plate, dressCompanions(plan.plate, plan.surface, COMPANION_PATTERN));
  const { cut, product } = applyHanging(
    { cut: cutWindow(plate, planes, plan), product: getSurface(plate, plan.surface) },
    plate,
    plan,
  );
  const area = scaleArea(plate, size, cut.area);
  const whole = { width: plate.width, height: plate.height };
  const light = await scaleAndCut({ ...whole, data: encodeLight(cut.planes), channels: 3 }, size, area);
  const masks = await scaleAndCut({ ...whole, data: cut.masks, channels: 3 }, size, area);
  const { columns, rows } = plan.grid;
  const grid = { columns: columns === 'all' ? area[2] : columns, rows: rows === 'all' ? area[3] : rows };
  const plateArea = area.map((length, k) => (length * whole[k % 2 ? 'height' : 'width']) / (size[k % 2] ?? 1));
  return {
    ...(await buildCommonScene(context, cut.behind, cut.visible, [0, 0, plate.width, plate.height])),
    kind: 'window',
    size,
    ground: [product.albedo, product.albedo, product.albedo],
    toWall: computeWallGeometry(getSurface(plate, 'wall')).toWall,
    cut: files.write(`${plan.key}-window`, 'webp', await encodeLightFile(light)),
    cutMask: files.write(`${plan.key}-cut`, 'webp', await encodeMaskFile(masks)),
    cutBox: shares(area, size),
    cloth: await writeClothMap(files, `${plan.key}-cloth`, product, plateArea as unknown as Cut, grid),
    ...buildPiece(plate, plan),
    limits: plan.limits,
    ...buildHanging(plan),
    bytes: files.bytes(),
  };
}

function applyHanging(drawn: DrawnWindow, plate: Plate, plan: WindowPlan): DrawnWindow {
  if (plan.pull) return pullCurtain(plan.pull, drawn, plate, plan);
  if (!plan.blind) return drawn;
  const chainless = plan.blind.hasChain ? removeChain(drawn, plate, plan.blind) : drawn;
  return plan.isInside ? moveInside(chainless, plate, plan.blind) : chainless;
}

function buildPiece({ meta }: Plate, { piece: [[x0, y, z0], [x1, , z1]] }: WindowPlan) {
  const [left, top] = projectToPicture(meta, [x0, y, z1]);
  const [right, bottom] = projectToPicture(meta, [x1, y, z0]);
  return {
    piece: shares([left, top, right - left, bottom - top], [1, 1]) satisfies Box,
    pieceMetres: [rounded(x1 - x0), rounded(z1 - z0)] as const,
  };
}

/** Positions of curtains, headrail and chain on the piece. */
function buildHanging({ pair, pull, pleats = 0, blind, isInside, piece }: WindowPlan): { hangs?: HangingPlan } {
  const [[x0, , z0], [x1, , z1]] = piece;
  const width = x1 - x0;
  if (pair) {
    const one = rounded(pair.panel / width);
    const both = rounded((2 * pair.panel - OVERLAP) / width);
    const panels =
      pull === 'left'
        ? [[0, both]]
        : pull === 'right'
          ? [[rounded(1 - both), 1]]
          : [
              [0, one],
              [rounded(1 - one), 1],
            ];
    return { hangs: { panels: panels as [number, number][], pleats: pull ? pleats * 2 : pleats } };
  }
  const inside = isInside ? { isInside } : {};
  if (!blind?.hasChain) return isInside ? { hangs: inside } : {};
  const [, , top, hem] = isInside ? blind.opening : blind.cloth;
  const share = (z: number) => rounded((z1 - z) / (z1 - z0));
  return { hangs: { ...inside, head: [share(top), share(top - HEAD)], hem: share(hem) } };
}

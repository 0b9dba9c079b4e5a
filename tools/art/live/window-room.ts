import type { Box, HangingPlan, RoomScene } from '#domain/room/room-scene.ts';
import type { Plate } from '../compose/plate.ts';
import { companions } from '../pictures/room-styling.ts';
import { seenAt } from './camera.ts';
import { writeClothMap } from './cloth-map.ts';
import { cutWindow } from './cut-window.ts';
import { HEAD, setInside, withoutChain } from './fitted-blind.ts';
import { type Cut, lightCodes, scaledCut } from './light-codes.ts';
import { OVERLAP, pulledTo } from './pulled-curtain.ts';
import type { DrawnWindow } from './redraw-window.ts';
import {
  COMPANY,
  commonParts,
  dressed,
  lightFile,
  maskFile,
  rounded,
  scaledArea,
  shares,
  surfaceOf,
  type Workshop,
  wallGeometry,
} from './room-parts.ts';
import type { WindowPlan } from './room-plan.ts';

export async function windowRoom(workshop: Workshop, plan: WindowPlan): Promise<RoomScene> {
  const { plate, files, size } = workshop;
  const planes = await dressed(plate, companions(plan.plate, COMPANY));
  const { cut, product } = hung(
    { cut: cutWindow(plate, planes, plan), product: surfaceOf(plate, plan.surface) },
    plate,
    plan,
  );
  const area = scaledArea(plate, size, cut.area);
  const whole = { width: plate.width, height: plate.height };
  const light = await scaledCut({ ...whole, data: lightCodes(cut.planes), channels: 3 }, size, area);
  const masks = await scaledCut({ ...whole, data: cut.masks, channels: 3 }, size, area);
  const { columns, rows } = plan.grid;
  const grid = { columns: columns === 'all' ? area[2] : columns, rows: rows === 'all' ? area[3] : rows };
  const plateArea = area.map((length, k) => (length * whole[k % 2 ? 'height' : 'width']) / (size[k % 2] ?? 1));
  return {
    ...(await commonParts(workshop, cut.behind, cut.visible, [0, 0, plate.width, plate.height])),
    kind: 'window',
    size,
    ground: [product.albedo, product.albedo, product.albedo],
    toWall: wallGeometry(surfaceOf(plate, 'wall')).toWall,
    cut: files.write(`${plan.key}-window`, 'webp', await lightFile(light)),
    cutMask: files.write(`${plan.key}-cut`, 'webp', await maskFile(masks)),
    cutBox: shares(area, size),
    cloth: await writeClothMap(files, `${plan.key}-cloth`, product, plateArea as unknown as Cut, grid),
    ...piecePart(plate, plan),
    limits: plan.limits,
    ...hangingPart(plan),
    bytes: files.bytes(),
  };
}

function hung(drawn: DrawnWindow, plate: Plate, plan: WindowPlan): DrawnWindow {
  if (plan.pull) return pulledTo(plan.pull, drawn, plate, plan);
  if (!plan.blind) return drawn;
  const chainless = plan.blind.hasChain ? withoutChain(drawn, plate, plan.blind) : drawn;
  return plan.isInside ? setInside(chainless, plate, plan.blind) : chainless;
}

function piecePart({ meta }: Plate, { piece: [[x0, y, z0], [x1, , z1]] }: WindowPlan) {
  const [left, top] = seenAt(meta, [x0, y, z1]);
  const [right, bottom] = seenAt(meta, [x1, y, z0]);
  return {
    piece: shares([left, top, right - left, bottom - top], [1, 1]) satisfies Box,
    pieceMetres: [rounded(x1 - x0), rounded(z1 - z0)] as const,
  };
}

/** Where on the piece its curtains hang, or its head and its chain. */
function hangingPart({ pair, pull, pleats = 0, blind, isInside, piece }: WindowPlan): { hangs?: HangingPlan } {
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

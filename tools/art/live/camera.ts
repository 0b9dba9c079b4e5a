import type { PlateMeta } from '../compose/plate.ts';

/** Metres in the scene: x to the right, y into the wall (the wall is 0), z up. */
export type Place = readonly [x: number, y: number, z: number];

type Camera = { location: Place; lens: number; shift_y: number };

const SENSOR_MM = 36;

/** Projects a scene point to the picture, in shares; for cameras facing the back wall. */
export function projectToPicture({ camera, size: [width, height] }: PlateMeta, [x, y, z]: Place): [number, number] {
  const { location, lens, shift_y: shift } = camera as Camera;
  const [cx, cy, cz] = location;
  const zoom = lens / SENSOR_MM / (y - cy);
  return [0.5 + (x - cx) * zoom, 0.5 - ((z - cz) * zoom - shift) * (width / height)];
}

import type { Quad } from '#domain/room/homography.ts';
import { measurePhotoWall, type ReferenceLength } from '#domain/room/photo-wall.ts';
import { measureLight, type OwnPhoto } from './own-photo.ts';

type MeasuredWall = {
  wall: ReturnType<typeof measurePhotoWall>;
  light: ReturnType<typeof measureLight>;
};
type WallMeter = (corners: Quad, reference: ReferenceLength) => MeasuredWall;

/** Measures the marked wall again only when a corner or the reference length has changed. */
export function createWallMeter(photo: Pick<OwnPhoto, 'width' | 'height' | 'brightness'>): WallMeter {
  let last: (MeasuredWall & { corners: Quad; side: string; metres: number }) | undefined;
  return (corners, reference) => {
    const { side, metres } = reference;
    if (last?.corners === corners && last.side === side && last.metres === metres) return last;
    const wall = measurePhotoWall(corners, photo, reference);
    last = { corners, side, metres, wall, light: measureLight(photo.brightness, corners) };
    return last;
  };
}

import type { SizeInInches } from '#domain/measuring/size.ts';
import type { OptionChoices } from '#domain/product/configuration.ts';
import type { Quad } from '#domain/room/homography.ts';
import { createTileFromRepeat } from '#domain/room/pattern-tile.ts';
import { measurePhotoWall } from '#domain/room/photo-wall.ts';
import type { RoomScene } from '#domain/room/room-scene.ts';
import type { Drawable } from '#storefront/features/room/gl/graphics.ts';
import { createRoomRenderer } from '#storefront/features/room/gl/room-renderer.ts';
import { DIVIDER_SHADER } from '#storefront/features/room/overlay/divider-shader.ts';
import { loadPattern } from '#storefront/features/room/rendering/pattern-picture.ts';
import { loadRoomFiles } from '#storefront/features/room/rendering/room-files.ts';
import { createPhotoView, createSceneView } from '#storefront/features/room/rendering/scene-view.ts';

/** An easily detected pattern: one colour, or vertical stripes with two per repeat; or a served file. */
type TestPattern = { colour: string } | { stripes: readonly [string, string] } | { url: string };

export type FrameRequest = {
  pattern: TestPattern;
  repeatInInches: number;
  size?: SizeInInches | undefined;
  isPicture?: boolean;
  frameType?: string;
  options?: OptionChoices;
  split?: number;
  rightPattern?: TestPattern;
} & (
  | { scene: RoomScene }
  | { corners: Quad; photo: { width: number; height: number; colour: string }; metresWide: number }
);

function createCanvas(
  width: number,
  height: number,
  paint: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context) paint(context);
  return canvas;
}

async function createPattern(pattern: TestPattern, repeatInInches: number): Promise<Drawable> {
  if ('url' in pattern) {
    return loadPattern({ key: '', urls: [pattern.url], pattern: createTileFromRepeat(repeatInInches) });
  }
  const [left, right] = 'stripes' in pattern ? pattern.stripes : [pattern.colour, pattern.colour];
  return createCanvas(256, 256, (context) => {
    for (const [index, colour] of [left, right].entries()) {
      context.fillStyle = colour ?? '';
      context.fillRect(index * 128, 0, 128, 256);
    }
  });
}

/** Draws one frame with the shop's own shaders and returns it as a PNG. Runs in the browser. */
export async function drawRoomFrame(request: FrameRequest): Promise<string> {
  const canvas = document.createElement('canvas');
  const renderer = createRoomRenderer(canvas, DIVIDER_SHADER);
  if (!renderer) throw new Error('WebGL 2 is not available');
  const {
    repeatInInches,
    size,
    isPicture = false,
    frameType,
    options = {},
    split,
    pattern,
    rightPattern = pattern,
  } = request;
  renderer.setPatterns(await createPattern(pattern, repeatInInches), await createPattern(rightPattern, repeatInInches));
  const view = { pattern: createTileFromRepeat(repeatInInches), size, isPicture, frameType, options };
  if ('scene' in request) {
    renderer.setRoom(await loadRoomFiles(request.scene, new AbortController().signal), 'numbers');
    const sceneView = createSceneView(request.scene, view);
    const [width, height] = request.scene.size;
    renderer.draw({ ...sceneView, split: split ?? sceneView.split }, width, height);
    return canvas.toDataURL();
  }
  const { photo, corners, metresWide } = request;
  const createPlainCanvas = (colour: string) =>
    createCanvas(photo.width, photo.height, (context) => {
      context.fillStyle = colour;
      context.fillRect(0, 0, photo.width, photo.height);
    });
  const wall = measurePhotoWall(corners, photo, { side: 'width', metres: metresWide });
  if (!wall.ok) throw new Error(wall.message);
  renderer.setRoom({ base: createPlainCanvas(photo.colour), mask: createPlainCanvas('#fff') }, 'colours');
  renderer.draw(createPhotoView(wall.value, [1, 1], view), photo.width, photo.height);
  return canvas.toDataURL();
}

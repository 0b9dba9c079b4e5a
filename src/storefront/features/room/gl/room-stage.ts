import { CLOTH_STEPS_PER_METRE } from '#domain/room/room-scene.ts';
import { type Drawable, type Graphics, openGraphics, type Reading } from './graphics.ts';

/** What a room is made of, as pictures. */
export type RoomImages = { base: Drawable; mask?: Drawable; cut?: Drawable; cutMask?: Drawable; cloth?: Drawable };

type Four = readonly [number, number, number, number];

/** Everything that the shader wants to know; numbers as the domain works them out. */
export type RoomView = {
  mode: 'wall' | 'window' | 'cloth' | 'photo';
  toWall: readonly number[];
  maskBox: Four;
  cutBox: Four;
  /** Where the window throws its shadow: left, top, right, bottom in the picture. */
  shade: Four;
  /** Left, bottom, right, top in metres. */
  piece: Four;
  /** Frame, gap, depth and lip of a hung picture in metres; none for paper. */
  hang: Four | undefined;
  wood: readonly [number, number, number];
  ground: readonly [number, number, number];
  tile: readonly [number, number];
  grid: readonly [number, number];
  stretch: readonly [number, number];
  clothTop: number;
  /** What of the photo's light is one, and how bright that is. */
  photo: readonly [number, number];
  /** One metre at the window, in shares of the picture. */
  metre: readonly [number, number];
  /** Where curtains hang, from and to; their pleats, their heading and their upper edge. */
  panels: Four;
  pleats: readonly [number, number, number];
  /** Where a blind's head begins and ends, and how it is covered: 0 as it is, 1 with cloth, 2 it is a roll of cloth. */
  head: readonly [number, number, number];
  /** Place, upper and lower end of a chain, half a strand in metres. */
  chain: Four;
  chainColour: readonly [number, number, number];
  /** From here on to the right the second pattern is seen. */
  split: number;
};

export type RoomStage = {
  setRoom(images: RoomImages, reading: Reading): void;
  setPatterns(first: Drawable, second: Drawable): void;
  draw(view: RoomView, width: number, height: number): void;
  dispose(): void;
};

const MODES = { wall: 0, window: 1, cloth: 2, photo: 3 } as const;
const UNITS = ['base', 'mask', 'cut', 'cutMask', 'cloth', 'tileA', 'tileB'] as const;
type Unit = (typeof UNITS)[number];

/** Draws rooms on a canvas; nothing where the browser has no WebGL 2. */
export function openRoomStage(canvas: HTMLCanvasElement): RoomStage | undefined {
  const graphics = openGraphics(canvas);
  if (!graphics) return undefined;
  const { gl } = graphics;
  const put = textureShelf(graphics);
  return {
    setRoom({ base, mask = base, cut = base, cutMask = base, cloth = base }, reading) {
      put('base', base, reading);
      put('mask', mask, 'numbers');
      put('cut', cut, 'numbers');
      put('cutMask', cutMask, 'numbers');
      put('cloth', cloth, 'cells');
    },
    setPatterns(first, second) {
      put('tileA', first, 'repeated');
      put('tileB', second, 'repeated');
    },
    draw(view, width, height) {
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      gl.viewport(0, 0, width, height);
      setView(graphics, view);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

type Shelved = { image: Drawable; reading: Reading; texture: WebGLTexture };

/** Keeps one texture for each sampler, the same one for the same picture, and throws away what none has any more. */
function textureShelf({ gl, uniform, texture }: Graphics) {
  const shelf = new Map<Unit, Shelved>();
  return (name: Unit, image: Drawable, reading: Reading) => {
    const unit = UNITS.indexOf(name);
    const before = shelf.get(name);
    const alike = [...shelf.values()].find((other) => other.image === image && other.reading === reading);
    gl.activeTexture(gl.TEXTURE0 + unit);
    if (alike) gl.bindTexture(gl.TEXTURE_2D, alike.texture);
    shelf.set(name, alike ?? { image, reading, texture: texture(image, reading) });
    const isUsed = [...shelf.values()].some((other) => other.texture === before?.texture);
    if (before && !isUsed) gl.deleteTexture(before.texture);
    gl.uniform1i(uniform(name), unit);
  };
}

function setView({ gl, uniform }: Graphics, view: RoomView): void {
  gl.uniform1i(uniform('mode'), MODES[view.mode]);
  gl.uniformMatrix3fv(uniform('toWall'), true, view.toWall);
  gl.uniform1f(uniform('steps'), CLOTH_STEPS_PER_METRE);
  gl.uniform1f(uniform('clothTop'), view.clothTop);
  gl.uniform1f(uniform('split'), view.split);
  gl.uniform1f(uniform('picture'), view.hang ? 1 : 0);
  for (const name of ['maskBox', 'cutBox', 'shade', 'piece', 'panels', 'chain'] as const)
    gl.uniform4fv(uniform(name), [...view[name]]);
  gl.uniform4fv(uniform('hang'), [...(view.hang ?? [0, 0, 0, 0])]);
  for (const name of ['wood', 'ground', 'pleats', 'head', 'chainColour'] as const)
    gl.uniform3fv(uniform(name), [...view[name]]);
  for (const name of ['tile', 'grid', 'stretch', 'photo', 'metre'] as const)
    gl.uniform2fv(uniform(name), [...view[name]]);
}

import { CLOTH_STEPS_PER_METRE } from '#domain/room/room-scene.ts';
import { createGraphics, type Drawable, type Graphics, type TextureKind } from './graphics.ts';

/** The image layers of a room. */
export type RoomImages = { base: Drawable; mask?: Drawable; cut?: Drawable; cutMask?: Drawable; cloth?: Drawable };

type Vector4 = readonly [number, number, number, number];

/** The shader's uniforms. */
export type RoomView = {
  mode: 'wall' | 'window' | 'cloth' | 'photo';
  toWall: readonly number[];
  maskBox: Vector4;
  cutBox: Vector4;
  /** The window's shadow: left, top, right, bottom in the picture. */
  shade: Vector4;
  /** Left, bottom, right, top in metres. */
  piece: Vector4;
  /** Frame, gap, depth and lip of a hung picture in metres; none for paper. */
  hang: Vector4 | undefined;
  wood: readonly [number, number, number];
  ground: readonly [number, number, number];
  tile: readonly [number, number];
  grid: readonly [number, number];
  stretch: readonly [number, number];
  clothTop: number;
  /** The photo's exposure factor and brightness. */
  photo: readonly [number, number];
  /** One metre at the window, in shares of the picture. */
  metre: readonly [number, number];
  /** Left and right edges of the curtain panels; `pleats` holds count, heading and top edge. */
  panels: Vector4;
  pleats: readonly [number, number, number];
  /** Top and bottom of a blind's head, and its cover: 0 none, 1 cloth, 2 a roll of cloth. */
  head: readonly [number, number, number];
  /** The chain's x, top and bottom, and half a strand's width in metres. */
  chain: Vector4;
  chainColour: readonly [number, number, number];
  /** The second pattern is drawn to the right of this share. */
  split: number;
};

export type RoomStage = {
  setRoom(images: RoomImages, reading: TextureKind): void;
  setPatterns(first: Drawable, second: Drawable): void;
  draw(view: RoomView, width: number, height: number): void;
  dispose(): void;
};

const MODES = { wall: 0, window: 1, cloth: 2, photo: 3 } as const;
const UNITS = ['base', 'mask', 'cut', 'cutMask', 'cloth', 'tileA', 'tileB'] as const;
type Unit = (typeof UNITS)[number];

/** Draws rooms on a canvas; `undefined` where the browser has no WebGL 2. */
export function createRoomStage(canvas: HTMLCanvasElement): RoomStage | undefined {
  const graphics = createGraphics(canvas);
  if (!graphics) return undefined;
  const { gl } = graphics;
  const setTexture = createTextureCache(graphics);
  return {
    setRoom({ base, mask = base, cut = base, cutMask = base, cloth = base }, reading) {
      setTexture('base', base, reading);
      setTexture('mask', mask, 'numbers');
      setTexture('cut', cut, 'numbers');
      setTexture('cutMask', cutMask, 'numbers');
      setTexture('cloth', cloth, 'cells');
    },
    setPatterns(first, second) {
      setTexture('tileA', first, 'repeated');
      setTexture('tileB', second, 'repeated');
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

type CachedTexture = { image: Drawable; reading: TextureKind; texture: WebGLTexture };

/** Caches one texture per sampler, shares it between equal images and deletes unused ones. */
function createTextureCache({ gl, uniform, texture }: Graphics) {
  const textures = new Map<Unit, CachedTexture>();
  return (name: Unit, image: Drawable, reading: TextureKind) => {
    const unit = UNITS.indexOf(name);
    const before = textures.get(name);
    const shared = [...textures.values()].find((other) => other.image === image && other.reading === reading);
    gl.activeTexture(gl.TEXTURE0 + unit);
    if (shared) gl.bindTexture(gl.TEXTURE_2D, shared.texture);
    textures.set(name, shared ?? { image, reading, texture: texture(image, reading) });
    const isUsed = [...textures.values()].some((other) => other.texture === before?.texture);
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

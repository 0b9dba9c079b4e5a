import { CLOTH_STEPS_PER_METRE } from '#domain/room/room-scene.ts';
import { createGraphics, type Drawable, type Graphics, type TextureKind } from './graphics.ts';

/** The image layers of a room; the mask of a photo is black where furniture stands in front. */
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
  /** Frame, gap and depth of a hung picture in metres, and the opacity of its inner shadow; none for wallpaper. */
  hang: Vector4 | undefined;
  wood: readonly [number, number, number];
  ground: readonly [number, number, number];
  tile: readonly [number, number];
  grid: readonly [number, number];
  stretch: readonly [number, number];
  clothTop: number;
  /** Draped cloth: above this share of the picture everything is covered, below it only the piece. */
  pieceFrom: number;
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
  /** The right pattern starts at this share of the picture's width. */
  split: number;
};

/** Uniforms of the mark shader, in CSS pixels. One that is left out keeps its last value. Saved pictures have no marks. */
export type RoomMarks = {
  /** The picture's width and height. */
  screen: readonly [number, number];
  [uniform: string]: readonly number[];
};

/** Rows of pixels; `to` is the row after the last one. */
export type RowRange = { from: number; to: number };

export type RoomRenderer = {
  setRoom(images: RoomImages, kind: TextureKind): void;
  setPatterns(left: Drawable, right: Drawable): void;
  /** Uploads the rows of the mask that have changed. */
  updateMask(mask: ImageData, rows: RowRange): void;
  draw(view: RoomView, width: number, height: number): void;
  /** Draws with marks, unless the canvas shows this view already. */
  update(view: RoomView, width: number, height: number, marks: RoomMarks | undefined): void;
  /** Frees the graphics memory at once. Left to the garbage collector, it would interrupt a later drag. */
  release(): void;
};

const MODES = { wall: 0, window: 1, cloth: 2, photo: 3 } as const;
const UNITS = ['base', 'mask', 'cut', 'cutMask', 'cloth', 'tileA', 'tileB'] as const;
type Unit = (typeof UNITS)[number];
const NO_MARKS: RoomMarks = { screen: [0, 0] };
const BYTES_PER_PIXEL = 4;

/** Returns `undefined` where the browser has no WebGL 2. */
export function createRoomRenderer(canvas: HTMLCanvasElement, markShader: string): RoomRenderer | undefined {
  const graphics = createGraphics(canvas, markShader);
  if (!graphics) return undefined;
  const { gl } = graphics;
  const setTexture = createTextureCache(graphics);
  const setView = createViewSetter(graphics);
  let isStale = true;
  const draw = (width: number, height: number) => {
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    gl.viewport(0, 0, width, height);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    isStale = false;
  };
  return {
    setRoom({ base, mask = base, cut = base, cutMask = base, cloth = base }, kind) {
      isStale = true;
      setTexture('base', base, kind);
      setTexture('mask', mask, 'numbers');
      setTexture('cut', cut, 'numbers');
      setTexture('cutMask', cutMask, 'numbers');
      setTexture('cloth', cloth, 'cells');
    },
    setPatterns(left, right) {
      isStale = true;
      setTexture('tileA', left, 'repeated');
      setTexture('tileB', right, 'repeated');
    },
    updateMask({ width, data }, { from, to }) {
      isStale = true;
      gl.activeTexture(gl.TEXTURE0 + UNITS.indexOf('mask'));
      gl.texSubImage2D(
        gl.TEXTURE_2D,
        0,
        0,
        from,
        width,
        to - from,
        gl.RGBA,
        gl.UNSIGNED_BYTE,
        data,
        from * width * BYTES_PER_PIXEL,
      );
    },
    draw(view, width, height) {
      setView(view, NO_MARKS);
      draw(width, height);
    },
    update(view, width, height, marks = NO_MARKS) {
      const isResized = canvas.width !== width || canvas.height !== height;
      if (setView(view, marks) || isResized || isStale) draw(width, height);
    },
    release: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

type CachedTexture = { image: Drawable; kind: TextureKind; texture: WebGLTexture };

/** Keeps one texture per sampler, shares it between equal images and deletes unused ones. */
function createTextureCache({ gl, getUniform, createTexture }: Graphics) {
  const textures = new Map<Unit, CachedTexture>();
  return (name: Unit, image: Drawable, kind: TextureKind) => {
    const unit = UNITS.indexOf(name);
    const previous = textures.get(name);
    const shared = [...textures.values()].find((other) => other.image === image && other.kind === kind);
    gl.activeTexture(gl.TEXTURE0 + unit);
    if (shared) gl.bindTexture(gl.TEXTURE_2D, shared.texture);
    textures.set(name, shared ?? { image, kind, texture: createTexture(image, kind) });
    const isUsed = [...textures.values()].some((other) => other.texture === previous?.texture);
    if (previous && !isUsed) gl.deleteTexture(previous.texture);
    gl.uniform1i(getUniform(name), unit);
  };
}

/** Sets the uniforms that differ from the last drawing, because every call costs time; returns whether one did. */
function createViewSetter({ gl, getUniform }: Graphics): (view: RoomView, marks: RoomMarks) => boolean {
  const lastValues = new Map<string, readonly number[]>();
  let hasChanged = false;
  const set = (name: string, values: readonly number[]) => {
    const last = lastValues.get(name);
    if (last === values || (last && values.every((value, index) => value === last[index]))) return;
    lastValues.set(name, values);
    hasChanged = true;
    if (values.length === 1) gl.uniform1f(getUniform(name), values[0] ?? 0);
    // Eight numbers are the corners: four points.
    else if (values.length === 2 || values.length === 8) gl.uniform2fv(getUniform(name), values);
    else if (values.length === 3) gl.uniform3fv(getUniform(name), values);
    else if (values.length === 4) gl.uniform4fv(getUniform(name), values);
    else gl.uniformMatrix3fv(getUniform(name), true, values);
  };
  return ({ mode, hang, ...view }, marks) => {
    hasChanged = false;
    gl.uniform1i(getUniform('mode'), MODES[mode]);
    set('steps', [CLOTH_STEPS_PER_METRE]);
    set('picture', [hang ? 1 : 0]);
    set('hang', hang ?? [0, 0, 0, 0]);
    for (const [name, value] of Object.entries({ ...view, ...marks }))
      set(name, typeof value === 'number' ? [value] : value);
    return hasChanged;
  };
}

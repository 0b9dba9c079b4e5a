import sharp, { type OverlayOptions } from 'sharp';
import { findColourway, findDesign } from '../../patterns/named-design.ts';
import type { FramedRecipe, Hanging, Pattern } from '../jobs/picture-job.ts';
import { drawTileFile } from '../jobs/tile-store.ts';
import { type Pixels, toPixels } from './pixels.ts';

const WALNUT = { light: '#7a5a3e', face: '#634630', dark: '#3f2b1c' };
const OAK = { light: '#cfae82', face: '#b89468', dark: '#8a6a45' };
const FRAME_METRES = 0.024;
const METRES_PER_INCH = 0.0254;

export function getPictureAspect(slug: string): number {
  const design = findDesign(slug);
  return design.kind === 'picture' ? design.width / design.height : 1;
}

/** Layers of a framed picture: soft shadow, frame with lit and shaded sides, picture. */
async function drawFrameLayers(
  pattern: Pattern,
  box: { left: number; top: number; width: number; height: number },
  edge: number,
): Promise<OverlayOptions[]> {
  const { left, top, width, height } = box;
  const wood = findColourway(pattern.design, pattern.colourway).ground === 'dark' ? OAK : WALNUT;
  const blur = Math.max(1, edge * 0.9);
  const pad = Math.ceil(blur * 4);
  const shadow = `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2 * pad}" height="${height + 2 * pad}"><rect x="${pad + edge * 0.7}" y="${pad + edge * 0.9}" width="${width}" height="${height}" fill="#2a1c10" fill-opacity="0.5"/></svg>`;
  const inner = { width: width - 2 * edge, height: height - 2 * edge };
  const bar = (points: string, colour: string) => `<polygon points="${points}" fill="${colour}"/>`;
  const [w, h, e] = [width, height, edge];
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${bar(`0,0 ${w},0 ${w - e},${e} ${e},${e}`, wood.light)}${bar(`0,0 ${e},${e} ${e},${h - e} 0,${h}`, wood.light)}${bar(`${w},0 ${w},${h} ${w - e},${h - e} ${w - e},${e}`, wood.face)}${bar(`0,${h} ${e},${h - e} ${w - e},${h - e} ${w},${h}`, wood.dark)}</svg>`;
  const lip = Math.max(1, Math.round(edge * 0.22));
  const inside = `<svg xmlns="http://www.w3.org/2000/svg" width="${inner.width}" height="${inner.height}"><rect width="${inner.width}" height="${lip}" fill="#000" fill-opacity="0.32"/><rect width="${lip}" height="${inner.height}" fill="#000" fill-opacity="0.26"/></svg>`;
  const picture = await sharp(await drawTileFile(pattern))
    .resize(inner.width, inner.height, { fit: 'fill' })
    .toBuffer();
  const soft = await sharp(Buffer.from(shadow)).blur(blur).png().toBuffer();
  return [
    ...(await clipLayer(soft, left - pad, top - pad)),
    { input: Buffer.from(frame), left, top },
    { input: picture, left: left + edge, top: top + edge },
    { input: Buffer.from(inside), left: left + edge, top: top + edge },
  ];
}

/** Cuts off the part of a layer outside the picture, as sharp requires. */
async function clipLayer(input: Buffer, left: number, top: number): Promise<OverlayOptions[]> {
  const { width = 0, height = 0 } = await sharp(input).metadata();
  const cutX = Math.max(0, -left);
  const cutY = Math.max(0, -top);
  const part = await sharp(input)
    .extract({ left: cutX, top: cutY, width: width - cutX, height: height - cutY })
    .toBuffer();
  return [{ input: part, left: left + cutX, top: top + cutY }];
}

const drawGround = (width: number, height: number, from: string, to: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/></svg>`,
  );

/** Position and size of the framed piece in pixels. */
export function computeFramedBox({ pattern, size: [width, height] }: FramedRecipe) {
  const aspect = getPictureAspect(pattern.design);
  const reach = Math.min(width * 0.8, height * 0.8 * aspect);
  const outer = { width: Math.round(reach), height: Math.round(reach / aspect) };
  return { ...outer, left: Math.round((width - outer.width) / 2), top: Math.round((height - outer.height) * 0.47) };
}

/** True width of a framed picture with its wall. */
export function computeFramedInches(recipe: FramedRecipe): number {
  const { width } = computeFramedBox(recipe);
  return Math.round((findDesign(recipe.pattern.design).widthInches * recipe.size[0] * 10) / width) / 10;
}

/** A whole framed canvas on a pale wall. */
export async function drawFramed(recipe: FramedRecipe): Promise<Pixels> {
  const [width, height] = recipe.size;
  const layers = await drawFrameLayers(recipe.pattern, computeFramedBox(recipe), Math.round(width * 0.017));
  return toPixels(
    sharp(
      await sharp(drawGround(width, height, '#f3ecdf', '#ddd2c1'))
        .composite(layers)
        .png()
        .toBuffer(),
    ),
  );
}

/** A texture for the wall surface, with pictures hanging on it. */
export async function hangOnWall(hang: Hanging[], metres: [number, number], pixelsPerMetre: number): Promise<Buffer> {
  const [width, height] = metres.map((length) => Math.round(length * pixelsPerMetre)) as [number, number];
  const layers: OverlayOptions[] = [];
  for (const { pattern, centre, height: metresTall } of hang) {
    const box = {
      width: Math.round(metresTall * getPictureAspect(pattern.design) * pixelsPerMetre),
      height: Math.round(metresTall * pixelsPerMetre),
    };
    const left = Math.round(centre[0] * pixelsPerMetre - box.width / 2);
    const top = Math.round(height - centre[1] * pixelsPerMetre - box.height / 2);
    layers.push(...(await drawFrameLayers(pattern, { ...box, left, top }, Math.round(FRAME_METRES * pixelsPerMetre))));
  }
  const wall = hang[0]?.wall ?? '#efe9de';
  return sharp(drawGround(width, height, wall, wall))
    .composite(layers)
    .removeAlpha()
    .png()
    .toBuffer();
}

export const getTrueHeight = (slug: string) =>
  (findDesign(slug).widthInches / getPictureAspect(slug)) * METRES_PER_INCH;

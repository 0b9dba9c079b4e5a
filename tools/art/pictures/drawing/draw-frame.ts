import sharp, { type OverlayOptions } from 'sharp';
import { findDesign } from '../../patterns/named-design.ts';
import type { FramedRecipe, Hanging, Pattern } from '../jobs/picture-job.ts';
import { drawTileFile } from '../jobs/tile-store.ts';
import { type Pixels, toPixels } from './pixels.ts';

const OAK = { light: '#cbab80', face: '#bd9c70', dark: '#ad8c62' };
const FRAME_METRES = 0.018;
const METRES_PER_INCH = 0.0254;

export function getPictureAspect(slug: string): number {
  const design = findDesign(slug);
  return design.kind === 'picture' ? design.width / design.height : 1;
}

/** Layers of a framed picture: a long soft shadow, the shadow where it touches the wall, the frame, the picture. */
async function drawFrameLayers(pattern: Pattern, box: Box, edge: number, ground: Size): Promise<OverlayOptions[]> {
  const { left, top, width, height } = box;
  const inner = { width: width - 2 * edge, height: height - 2 * edge };
  const bar = (points: string, colour: string) => `<polygon points="${points}" fill="${colour}"/>`;
  const [w, h, e] = [width, height, edge];
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${bar(`0,0 ${w},0 ${w - e},${e} ${e},${e}`, OAK.light)}${bar(`0,0 ${e},${e} ${e},${h - e} 0,${h}`, OAK.light)}${bar(`${w},0 ${w},${h} ${w - e},${h - e} ${w - e},${e}`, OAK.face)}${bar(`0,${h} ${e},${h - e} ${w - e},${h - e} ${w},${h}`, OAK.dark)}</svg>`;
  const lip = Math.max(1, Math.round(edge * 0.22));
  const inside = `<svg xmlns="http://www.w3.org/2000/svg" width="${inner.width}" height="${inner.height}"><rect width="${inner.width}" height="${lip}" fill="#000" fill-opacity="0.32"/><rect width="${lip}" height="${inner.height}" fill="#000" fill-opacity="0.26"/></svg>`;
  const picture = await sharp(await drawTileFile(pattern))
    .resize(inner.width, inner.height, { fit: 'fill' })
    .toBuffer();
  return [
    ...(await drawShadow(box, { blur: edge * 2.2, offset: edge * 1.4, opacity: 0.3 }, ground)),
    ...(await drawShadow(box, { blur: edge * 0.45, offset: edge * 0.3, opacity: 0.4 }, ground)),
    { input: Buffer.from(frame), left, top },
    { input: picture, left: left + edge, top: top + edge },
    { input: Buffer.from(inside), left: left + edge, top: top + edge },
  ];
}

type Box = { left: number; top: number; width: number; height: number };

async function drawShadow(
  { left, top, width, height }: Box,
  { blur, offset, opacity }: { blur: number; offset: number; opacity: number },
  ground: Size,
): Promise<OverlayOptions[]> {
  const radius = Math.max(1, blur);
  const pad = Math.ceil(radius * 4);
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2 * pad}" height="${height + 2 * pad}"><rect x="${pad + offset * 0.8}" y="${pad + offset}" width="${width}" height="${height}" fill="#2a1c10" fill-opacity="${opacity}"/></svg>`;
  const shadow = await sharp(Buffer.from(shape)).blur(radius).png().toBuffer();
  return clipLayer(shadow, left - pad, top - pad, ground);
}

type Size = { width: number; height: number };

/** Cuts off the part of a layer outside its ground, as sharp requires. */
async function clipLayer(input: Buffer, left: number, top: number, ground: Size): Promise<OverlayOptions[]> {
  const { width = 0, height = 0 } = await sharp(input).metadata();
  const [cutX, cutY] = [Math.max(0, -left), Math.max(0, -top)];
  const shown = {
    width: Math.min(width - cutX, ground.width - Math.max(0, left)),
    height: Math.min(height - cutY, ground.height - Math.max(0, top)),
  };
  const part = await sharp(input)
    .extract({ left: cutX, top: cutY, ...shown })
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
  const layers = await drawFrameLayers(recipe.pattern, computeFramedBox(recipe), Math.round(width * 0.013), {
    width,
    height,
  });
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
    layers.push(
      ...(await drawFrameLayers(pattern, { ...box, left, top }, Math.round(FRAME_METRES * pixelsPerMetre), {
        width,
        height,
      })),
    );
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

import sharp, { type Sharp } from 'sharp';

/** Interleaved 8-bit sRGB. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

export const toSharp = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 3 } });

export async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

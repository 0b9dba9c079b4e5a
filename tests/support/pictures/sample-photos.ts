import sharp, { type Sharp } from 'sharp';

type PhotoOptions = { width?: number; height?: number };

/** A photo with some detail: a gradient with a grid, so that orientation and colours can be recognised. */
export function createPhoto({ width = 900, height = 700 }: PhotoOptions = {}): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isLine = x % 40 < 2 || y % 40 < 2;
      const at = (y * width + x) * 3;
      data[at] = isLine ? 240 : Math.round((200 * x) / width);
      data[at + 1] = Math.round((200 * y) / height);
      data[at + 2] = 90;
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export const createJpeg = (options?: PhotoOptions): Promise<Buffer> => createPhoto(options).jpeg().toBuffer();

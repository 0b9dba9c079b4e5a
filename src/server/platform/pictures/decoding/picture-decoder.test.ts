import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createPhoto } from '#tests/support/pictures/sample-photos.ts';
import { createPictureDecoder, type PictureDecoder } from './picture-decoder.ts';
import { REFUSALS } from './picture-refusal.ts';

const decoder = createPictureDecoder();
afterAll(() => decoder.close());
let limited: PictureDecoder | undefined;
afterEach(() => limited?.close());

/** The colour at a place of the largest variant, from 0 to 1. */
async function readColour(file: Buffer, x: number, y: number): Promise<number[]> {
  const { width, height, variants } = await decoder.decode(file);
  const largest = Buffer.from(variants.at(-1)?.content ?? []);
  const data = await sharp(largest).raw().toBuffer();
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3;
  return [...data.subarray(at, at + 3)];
}
const expectColour = (actual: readonly number[], expected: readonly number[], tolerance = 8) => {
  for (const [index, value] of expected.entries())
    expect(Math.abs((actual[index] ?? 999) - value), `${actual}`).toBeLessThanOrEqual(tolerance);
};
const createPlain = (background: string, { width = 600, height = 600 } = {}) =>
  sharp({ create: { width, height, channels: 4, background } });

describe('a decoded picture', () => {
  it('is upright, as Exif says', async () => {
    const blue = await createPlain('#0000ff', { width: 800, height: 200 }).png().toBuffer();
    const file = await createPlain('#ff0000', { width: 800, height: 700 })
      .composite([{ input: blue, gravity: 'north' }])
      .removeAlpha()
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { width, height } = await decoder.decode(file);
    expect([width, height]).toEqual([700, 800]);
    expectColour(await readColour(file, 0.95, 0.5), [0, 0, 255], 20);
    expectColour(await readColour(file, 0.2, 0.5), [255, 0, 0], 20);
  });

  it('has a white background instead of transparency', async () => {
    expectColour(await readColour(await createPlain('rgba(0,0,0,0)').png().toBuffer(), 0.5, 0.5), [255, 255, 255]);
    expectColour(await readColour(await createPlain('rgba(0,0,0,0.5)').webp().toBuffer(), 0.5, 0.5), [127, 127, 127]);
  });

  it('has the colours of its own colour space in sRGB', async () => {
    const wide = await createPlain('#c86432').removeAlpha().withIccProfile('p3').png().toBuffer();
    expectColour(await readColour(wide, 0.5, 0.5), [200, 100, 50]);
    const cmyk = await createPlain('#c86432').removeAlpha().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expectColour(await readColour(cmyk, 0.5, 0.5), [200, 100, 50], 40);
    const deep = await createPlain('#c86432').removeAlpha().toColourspace('rgb16').png().toBuffer();
    expectColour(await readColour(deep, 0.5, 0.5), [200, 100, 50]);
    const grey = await createPlain('#777777').greyscale().png().toBuffer();
    expectColour(await readColour(grey, 0.5, 0.5), [119, 119, 119]);
  });

  it('has the average of its pixels as dominant colour', async () => {
    expect((await decoder.decode(await createPlain('#c86432').png().toBuffer())).dominantColor).toBe('#c86432');
  });

  it('has no metadata', async () => {
    const file = await createPhoto()
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const { fallback, variants } = await decoder.decode(file);
    for (const content of [fallback, ...variants.map((variant) => variant.content)]) {
      const metadata = await sharp(Buffer.from(content)).metadata();
      expect([metadata.exif, metadata.xmp, metadata.icc, metadata.iptc, metadata.orientation]).toEqual(
        Array(5).fill(undefined),
      );
    }
  });
});

describe('a file', () => {
  const create = (width: number, height: number) => createPlain('#888', { width, height }).png().toBuffer();

  it.each([
    ['599 pixels wide', () => create(599, 800), REFUSALS.tooNarrow],
    ['very tall', () => create(600, 2401), REFUSALS.tooLong],
    ['very wide', () => create(2404, 600), REFUSALS.tooLong],
    ['of 60.1 megapixels', () => create(7750, 7755), REFUSALS.tooManyPixels],
  ])('%s is refused with a sentence', { timeout: 120_000 }, async (_, createFile, message) => {
    await expect(decoder.decode(await createFile())).rejects.toThrow(message);
  });

  it('that takes too long is refused, and the next one is decoded', { timeout: 120_000 }, async () => {
    limited = createPictureDecoder({ maxDecodeMs: 1 });
    await expect(limited.decode(await create(4000, 4000))).rejects.toThrow(REFUSALS.tooSlow);
    limited.close();
    expect((await decoder.decode(await create(600, 600))).width).toBe(600);
  });

  it('is not given to a process that did not start in time', { timeout: 120_000 }, async () => {
    limited = createPictureDecoder({ maxStartMs: 1 });
    const file = await create(600, 600);
    for (const _ of ['first', 'second'])
      await expect(limited.decode(file)).rejects.toThrow('The process that decodes pictures did not start.');
  });

  it('that needs too much memory is refused, and the next one is decoded', { timeout: 120_000 }, async () => {
    limited = createPictureDecoder({ maxMemoryBytes: 180 * 1024 * 1024 });
    const large = await createPlain('#888', { width: 3000, height: 3000 }).avif({ effort: 0 }).toBuffer();
    await expect(limited.decode(large)).rejects.toThrow(REFUSALS.tooMuchMemory);
    expect((await limited.decode(await create(600, 600))).width).toBe(600);
  });
});

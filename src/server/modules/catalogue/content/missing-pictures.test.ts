import { describe, expect, it, vi } from 'vitest';
import { getUploadUrl, listUploadFiles } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import { findMissingPictures } from './missing-pictures.ts';

const url = getUploadUrl('0123456789abcdef');
const stored = new Set(listUploadFiles({ url, widths: [360] }));
const uploads = { exists: async (name: string) => stored.has(name) };
const find = (...images: object[]) => findMissingPictures({ products: [{ images }] }, uploads);

describe('the pictures of a catalogue file', () => {
  it('may be uploads that exist in all their widths', async () => {
    expect(await find({ url, widths: [360] })).toEqual([]);
  });

  it('are named if they are uploads that are missing', async () => {
    const other = getUploadUrl('f'.repeat(16));
    expect(await find({ url, widths: [360, 800] }, { url: other, widths: [] })).toEqual([
      `products[0]: the uploaded picture ${url.replace('.webp', '-800.avif')} does not exist in PICTURES_DIR`,
      `products[0]: the uploaded picture ${other} does not exist in PICTURES_DIR`,
    ]);
  });

  it('never lead out of the folder of uploads', async () => {
    const exists = vi.fn(async () => true);
    const images = [
      { url: '/pictures/uploads/../../package.json', widths: [] },
      { url: '/pictures/uploads/other.webp', widths: [] },
    ];
    // The file's schema refuses the first.
    expect(await findMissingPictures({ products: [{ images }] }, { exists })).toHaveLength(1);
    expect(exists).not.toHaveBeenCalled();
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type { DeskProduct, DraftImage } from '#contract/desk/products/desk-product.ts';
import { uploadPicture } from '#contract/desk/products/pictures.ts';
import { createProduct, getProduct, publishProduct, saveProductDraft } from '#contract/desk/products/products.ts';
import { getVariantUrl } from '#domain/catalogue/pictures/picture-sources.ts';
import { type RunningDesk, startDesk } from './running-desk.ts';

/** Publishes a shipped product again, as if somebody had entered it in the desk, pictures included. Returns its id. */
export async function publishCopy(dataDir: string, shippedId: string): Promise<string> {
  const desk = await startDesk({ dataDir });
  try {
    const shipped = await callProduct(desk, getProduct, shippedId);
    if (!shipped.published) throw new Error('The shipped product is not on sale.');
    const { category, title, images, types } = shipped.published;
    const { id, version } = await callProduct(desk, createProduct, '', { category, title: `${title} II` });
    const uploaded: DraftImage[] = [];
    for (const image of images) uploaded.push(await upload(desk, image));
    const draft = {
      ...shipped.published,
      title: `${title} II`,
      slug: null,
      images: uploaded,
      types: types.map((type) => ({ ...type, id: crypto.randomUUID() })),
    };
    const saved = await callProduct(desk, saveProductDraft, id, { version, draft });
    await callProduct(desk, publishProduct, id, { version: saved.version });
    return id;
  } finally {
    await desk.shop.stop();
  }
}

const callProduct = (
  desk: RunningDesk,
  { method, path }: { method: string; path: string },
  id: string,
  body?: object,
): Promise<DeskProduct> => desk.call({ method, path: path.replace(':id', id), ...(body && { body }) });

async function upload(desk: RunningDesk, image: DraftImage): Promise<DraftImage> {
  const body = readFileSync(join('public', getVariantUrl(image.url, Math.max(...image.widths))));
  const { method, path } = uploadPicture;
  const stored = await desk.call<DeskData<typeof uploadPicture>>({ method, path, body });
  return { ...image, altText: image.altText ?? `${image.colorName ?? ''} ${image.kind}`.trim(), ...stored };
}

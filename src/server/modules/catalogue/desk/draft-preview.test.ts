import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointRoutes } from '#contract/endpoint-routes.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { RenderedPage } from '#contract/page-render.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { StorefrontBuild } from '#server/rendering/storefront-build.ts';
import { minimalStorefrontBuild } from '#tests/support/shop/test-app.ts';
import { createProductDesk, type ProductDesk } from '#tests/support/staff/product-desk.ts';

type Rendered = { address: string; product: Product | null; inCategory: readonly Product[] };
let rendered: Rendered | undefined;
let written: RenderedPage | undefined;

/** Records what the page would show. */
const storefront: StorefrontBuild = {
  ...minimalStorefrontBuild,
  renderer: {
    ...minimalStorefrontBuild.renderer,
    async render(request) {
      const send = async <Data>(route: 'getProductById' | 'getProductsByCategory', params: object) => {
        const sent = { ...endpointRoutes[route], params: { ...params }, query: {}, body: undefined, token: undefined };
        return ((await request.transport(sent)).json as Envelope<Data>).data;
      };
      const product = await send<Product>('getProductById', { id: request.address.replace('/product/', '') });
      const inCategory = await send<Product[]>('getProductsByCategory', { category: product?.category });
      rendered = { address: request.address, product, inCategory: inCategory ?? [] };
      const page = await minimalStorefrontBuild.renderer.render(request);
      return { ...page, body: `<h1>${product?.title}</h1>` };
    },
  },
  writeDocument(page) {
    written = page;
    return Buffer.from(`<!doctype html>${page.body}`);
  },
};

let desk: ProductDesk;
beforeAll(async () => {
  desk = await createProductDesk({ storefront });
}, 60_000);
afterAll(() => desk.close());

const preview = (id: string) => desk.send<{ html: string }>(`/${id}/preview`, {}, { method: 'GET' });

describe('the preview', () => {
  it('is the page of the shop with the draft, as a document without scripts', async () => {
    const product = desk.findProduct('blinds');
    await desk.saveDraft(product.id, { title: 'Unseen' });
    expect((await preview(product.id)).data.html).toBe('<!doctype html><h1>Unseen</h1>');
    expect(written?.isStatic).toBe(true);
    expect(rendered).toMatchObject({ address: `/product/${product.id}`, product: { title: 'Unseen' } });
    expect(rendered?.inCategory.map(({ title }) => title)).toContain('Unseen');
    expect(rendered?.inCategory).toHaveLength(
      desk.catalogue.getCurrent().productsByCategory.get('blinds')?.length ?? 0,
    );
    expect(desk.catalogue.getCurrent().productsById.get(product.id)?.title).toBe(product.title);
  });

  it('of a product without changes is what is on sale', async () => {
    const product = desk.findProduct('fabrics');
    await preview(product.id);
    expect(rendered?.product).toEqual(product);
  });

  it('of an archived product shows it', async () => {
    const { id, title } = desk.findProduct('canvas', 1);
    await desk.send(`/${id}/archive`, { version: 0, redirectTo: null, reason: 'Old' });
    await preview(id);
    expect(rendered?.product?.title).toBe(title);
  });

  it.each(['wallpaper', 'curtains', 'blinds', 'fabrics', 'canvas'] as const)(
    'of incomplete %s fills in what the page needs',
    async (category) => {
      const { data } = await desk.send('', { category, title: 'x' });
      const type = { id: randomUUID(), title: '', description: '', pricePerSqFt: null };
      await desk.saveDraft(data.id, { title: ' ', types: [type] });
      await preview(data.id);
      expect(rendered?.product).toMatchObject({ id: data.id, title: 'Untitled', slug: 'untitled', images: [] });
      expect(JSON.stringify(rendered?.product)).toContain('"title":"Type 1","description":"","pricePerSqFt":1');
    },
  );

  it('of an unknown product is not found', async () => {
    expect((await preview(randomUUID())).status).toBe(404);
  });
});

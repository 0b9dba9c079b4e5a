import type { Page } from 'playwright-core';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { PASCAL } from '#tests/support/tolerant-host/pascal-spelling.ts';
import { startTolerantHost, type TolerantHost } from '#tests/support/tolerant-host/tolerant-host.ts';
import { findFreePort } from '../../../scripts/testing/free-port.ts';
import { startShop } from '../../../scripts/testing/running-shop.ts';
import { TOKEN_KEY } from '../pages/account-page.ts';
import { PROVIDER_REQUESTS } from '../pages/checkout-page.ts';
import { openPage, type PageOptions } from './browser.ts';
import { createCustomer } from './customer.ts';

export type ShopOnOtherHost = {
  address: string;
  host: TolerantHost;
  /** Opens a page; allows requests to the host and the provider. */
  open(path: string, options?: PageOptions): Promise<Page>;
  /** Opens a page as a new customer. */
  openAsCustomer(path: string, options?: PageOptions): Promise<Page>;
  /** The product from the shop's own API. */
  fetchProductInCategory(category: Category, index?: number): Promise<Product>;
  fetchProductById(id: string): Promise<Product>;
  stop(): Promise<void>;
};

/** The built storefront, configured with an API on another host. */
export async function startShopOnOtherHost(): Promise<ShopOnOtherHost> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const host = await startTolerantHost({ shop: address, storefront: address, spelling: PASCAL });
  const shop = await startShop({ port, settings: { API_HOST: host.address } });

  const open: ShopOnOtherHost['open'] = (path, options = {}) => {
    const hostRequests = new RegExp(`^request to another host: ${host.address}/(api|media|pictures)/`);
    const expected = [hostRequests, PROVIDER_REQUESTS, ...(options.expected ?? [])];
    return openPage(path, { ...options, shop: address, expected });
  };
  return {
    address,
    host,
    open,
    async openAsCustomer(path, options) {
      const { token } = await createCustomer(address);
      return open(path, { ...options, stored: { [TOKEN_KEY]: token } });
    },
    async fetchProductInCategory(category, index = 0) {
      const products = await fetchData<Product[]>(`${address}/api/Products/category/${category}`);
      const product = products.at(index);
      if (!product) throw new Error(`The catalogue has no ${category}.`);
      return product;
    },
    fetchProductById: (id) => fetchData<Product>(`${address}/api/Products/GetProductById/${id}`),
    async stop() {
      await shop.stop();
      await host.close();
    },
  };
}

const fetchData = async <Data>(address: string): Promise<Data> =>
  ((await (await fetch(address)).json()) as { data: Data }).data;

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProductDesk, type ProductDesk } from '#tests/support/staff/product-desk.ts';
import { CatalogueConflictError } from '../catalogue-repository.ts';
import { createProductReader } from './product-reader.ts';
import { createProductWriter } from './product-writer.ts';

let desk: ProductDesk;
beforeAll(async () => {
  desk = await createProductDesk();
}, 60_000);
afterAll(() => desk.close());

it('a change that meets another first catalogue is a conflict', async () => {
  const { db, clock, catalogue, config } = desk;
  const reader = createProductReader({ db, catalogue, publicOrigin: config.publicOrigin });
  const { changeOnSale } = createProductWriter({ db, clock, catalogue, reader });
  const actor = { staffId: null, name: 'Asha', requestId: 'test' };
  const input = { params: { id: desk.findProduct('blinds').id }, body: { version: 0 }, actor };
  const changing = changeOnSale(input, () => Promise.reject(new CatalogueConflictError()));
  await expect(changing).rejects.toMatchObject({ status: 409, message: new CatalogueConflictError().message });
});

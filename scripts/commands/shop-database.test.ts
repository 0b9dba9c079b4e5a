import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestConfig } from '#tests/support/shop/test-app.ts';
import { withCatalogueDatabase } from '../catalogue/with-catalogue-database.ts';
import { withInquiryRepository } from '../inbox/with-inquiry-repository.ts';
import { withOrderTools } from '../orders/with-order-tools.ts';
import { parseDatabaseSettings, parseStorageSettings, withShopDatabase } from './shop-database.ts';

const INVALID_URL_MESSAGE = 'DATABASE_URL must start with postgres:// or postgresql://.';

afterEach(() => vi.unstubAllEnvs());

describe("the commands' database", () => {
  it("is the shop's database for the same settings", () => {
    const DATABASE_URL = ' postgres://db.example/shop ';
    const { databaseUrl, dataDir } = createTestConfig({ DATABASE_URL });
    expect(parseDatabaseSettings({ DATABASE_URL, DATA_DIR: dataDir })).toEqual({ databaseUrl, dataDir });
  });

  it('has its pictures where the shop has them', () => {
    const { databaseUrl, dataDir, picturesDir } = createTestConfig({ PICTURES_DIR: '/srv/pictures' });
    const env = { DATA_DIR: dataDir, PICTURES_DIR: '/srv/pictures' };
    expect(parseStorageSettings(env)).toEqual({ databaseUrl, dataDir, picturesDir });
    expect(parseStorageSettings({ DATA_DIR: '/srv/shop' }).picturesDir).toBe('/srv/shop/pictures');
  });

  it('needs no other settings', () => {
    expect(parseDatabaseSettings({ DATABASE_URL: '', PORT: 'x' })).toEqual({
      databaseUrl: undefined,
      dataDir: '.data',
    });
  });

  it.each<[string, (work: () => Promise<void>) => Promise<void>]>([
    ['catalogue', withCatalogueDatabase],
    ['inbox', withInquiryRepository],
    ['orders', withOrderTools],
    ['data', (work) => withShopDatabase(parseDatabaseSettings, work)],
  ])('is rejected with one message by %s when its URL is invalid', async (_, command) => {
    vi.stubEnv('DATABASE_URL', 'mysql://asha:secret@db.example/shop');
    const work = vi.fn();
    const error = await command(work).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: INVALID_URL_MESSAGE });
    expect((error as Error).name).not.toBe('ConfigError');
    expect(work).not.toHaveBeenCalled();
  });

  it('is rejected with one message when its folder cannot be created', async () => {
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('DATA_DIR', 'package.json/data');
    const rejection = withShopDatabase(parseDatabaseSettings, vi.fn());
    await expect(rejection).rejects.toThrow("DATA_DIR 'package.json/data' cannot be written (ENOTDIR).");
  });
});

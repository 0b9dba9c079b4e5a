import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestConfig } from '#tests/support/shop/test-app.ts';
import { withDatabase } from './catalogue/with-database.ts';
import { withInbox } from './inbox/with-inbox.ts';
import { withOrders } from './orders/with-orders.ts';
import { databaseSettings, withShopDatabase } from './shop-database.ts';

const WRONG_URL = 'DATABASE_URL must start with postgres:// or postgresql://.';

afterEach(() => vi.unstubAllEnvs());

describe("the commands' database", () => {
  it("is the shop's database for the same settings", () => {
    const DATABASE_URL = ' postgres://db.example/shop ';
    const { databaseUrl, dataDir } = createTestConfig({ DATABASE_URL });
    expect(databaseSettings({ DATABASE_URL, DATA_DIR: dataDir })).toEqual({ databaseUrl, dataDir });
  });

  it('needs no other settings', () => {
    expect(databaseSettings({ DATABASE_URL: '', PORT: 'x' })).toEqual({ databaseUrl: undefined, dataDir: '.data' });
  });

  it.each<[string, (work: () => Promise<void>) => Promise<void>]>([
    ['catalogue', withDatabase],
    ['inbox', withInbox],
    ['orders', withOrders],
    ['data', (work) => withShopDatabase(databaseSettings, work, (sentence) => new Error(sentence))],
  ])('is rejected with one message by %s when its URL is invalid', async (_, command) => {
    vi.stubEnv('DATABASE_URL', 'mysql://asha:secret@db.example/shop');
    const work = vi.fn();
    const error = await command(work).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: WRONG_URL });
    expect((error as Error).name).not.toBe('ConfigError');
    expect(work).not.toHaveBeenCalled();
  });

  it('is rejected with one message when its folder cannot be created', async () => {
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('DATA_DIR', 'package.json/data');
    const refused = withShopDatabase(databaseSettings, vi.fn(), (sentence) => new Error(sentence));
    await expect(refused).rejects.toThrow("DATA_DIR 'package.json/data' cannot be written (ENOTDIR).");
  });
});

import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { generate } from 'otplib';
import { IDEMPOTENCY_HEADER } from '#contract/desk/desk-endpoint.ts';
import { deskEndpoints } from '#contract/desk/desk-endpoints.ts';
import type { Role } from '#domain/staff/permissions.ts';
import { createDeskApp } from '#server/desk-app.ts';
import { createPasswordHasher } from '#server/http/sign-in/password-hasher.ts';
import { createCatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { startLiveCatalogue } from '#server/modules/catalogue/live-catalogue.ts';
import { createOrReopenStaff } from '#server/modules/staff/staff-repository.ts';
import { createStaffServices } from '#server/modules/staff/staff-services.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { createLogger } from '#server/platform/logger.ts';
import type { StorefrontBuild } from '#server/rendering/storefront-build.ts';
import { createTestDatabase } from '../database/test-database.ts';
import {
  createTestClock,
  createTestConfig,
  minimalDeskBuild,
  minimalStorefrontBuild,
  startTestContent,
  startTestSettings,
  type TestClock,
} from '../shop/test-app.ts';

export const STAFF_PASSWORD = 'the password of the staff';
export const DESK_ORIGIN = 'http://desk.test';

type TestDeskOptions = {
  env?: Record<string, string>;
  clock?: TestClock;
  connection?: DatabaseConnection;
  shopMode?: 'demo' | 'live';
  storefront?: StorefrontBuild;
};
type DeskRequest = {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  cookie?: string | undefined;
  headers?: Record<string, string>;
};

/** Creates the real desk over a database of its own, or over one that the caller owns. */
export async function createTestDesk({
  env,
  clock = createTestClock(),
  connection,
  shopMode = 'demo',
  storefront = minimalStorefrontBuild,
}: TestDeskOptions = {}) {
  const demo = createTestConfig({ DESK_ORIGIN, RATE_LIMIT_FACTOR: '1000', ...env });
  // A live shop refuses sample facts.
  const config = { ...demo, shopMode, shop: { ...demo.shop, sample: shopMode === 'demo' && demo.shop.sample } };
  const database = connection ?? (await createTestDatabase());
  const { db } = database;
  const logLines: string[] = [];
  const logDestination = { write: (line: string) => void logLines.push(line) };
  const logger = createLogger(config.logLevel, logDestination);
  const settings = await startTestSettings(db, { config, clock, logger });
  const content = await startTestContent(db, logger);
  const getFacts = () => settings.getCurrent().facts;
  const catalogue = await startLiveCatalogue({
    repository: createCatalogueRepository(db),
    onError() {},
    pollIntervalMs: 60_000,
  });
  const passwords = createPasswordHasher();
  const app = createDeskApp({
    config,
    db,
    clock,
    logger,
    logDestination,
    settings,
    content,
    catalogue,
    passwords,
    storefront,
    build: minimalDeskBuild,
  });
  const services = createStaffServices({ db, clock, config, getFacts, passwords });

  /** Sends what a browser would send from a page of the desk. */
  const send = (path: string, { method = 'POST', body, cookie, headers = {} }: DeskRequest = {}) =>
    app.inject({
      method,
      url: path,
      headers: {
        'sec-fetch-site': 'same-origin',
        [IDEMPOTENCY_HEADER]: randomUUID(),
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });

  const signIn = (email: string, { password = STAFF_PASSWORD, code = '' } = {}) =>
    send(deskEndpoints.signInStaff.path, { body: { email, password, code } });

  return {
    app,
    config,
    db,
    clock,
    logLines,
    settings,
    content,
    catalogue,
    services,
    send,
    signIn,
    /** Creates an account without an invitation. */
    async addStaff(role: Role, email = `${role}@shop.example`) {
      const account = { id: randomUUID(), email, emailLower: email, name: `The ${role}`, role };
      const passwordHash = await passwords.hash(STAFF_PASSWORD);
      const row = await createOrReopenStaff(db, { ...account, passwordHash, createdAt: clock.now() });
      if (!row) throw new Error(`${email} has an account already.`);
      return row;
    },
    /** Returns the cookie of a new session. */
    async getCookie(email: string, options: { code?: string } = {}): Promise<string> {
      const response = await signIn(email, options);
      return readCookies(response.headers['set-cookie']);
    },
    /** Returns the code that an authenticator app shows now. */
    generateCode: (secret: string) => generate({ secret, epoch: Math.floor(clock.now().getTime() / 1000) }),
    async close() {
      await app.close();
      settings.close();
      content.close();
      catalogue.close();
      if (env?.PICTURES_DIR === undefined) rmSync(config.picturesDir, { recursive: true, force: true });
      if (!connection) await database.close();
    },
  };
}

export type TestDesk = Awaited<ReturnType<typeof createTestDesk>>;

const readCookies = (header: string | string[] | undefined): string =>
  [header ?? []]
    .flat()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

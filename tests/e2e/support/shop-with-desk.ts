import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import type { Role } from '#domain/staff/permissions.ts';
import { startShop } from '../../../scripts/testing/running-shop.ts';
import { DESKTOP, openPage, type PageOptions } from './browser.ts';
import { readLink, waitForEmail } from './emails.ts';

type DeskPageOptions = Pick<PageOptions, 'width' | 'expected'>;

const STAFF_PASSWORD = 'a good long password';

/** A demo shop with its sample history; staff sign in at its desk. */
export async function startShopWithDesk() {
  const shop = await startShop({ settings: { SAMPLE_HISTORY: 'on' } });
  const [, deskAddress = '', email = '', password = ''] = await vi.waitFor(
    () => {
      const signIn = /The desk is open: (\S+)\/desk \((\S+) \/ ([^)]+)\)/.exec(shop.getOutput());
      if (!signIn) throw new Error('The desk did not open.');
      return signIn;
    },
    { timeout: 30_000 },
  );

  const openDesk = (path: string, { width = DESKTOP, ...options }: DeskPageOptions = {}): Promise<Page> =>
    openPage(path, { shop: deskAddress, width, touch: width < 768, readySelector: 'h1', ...options });

  async function openAsOwner(path: string, options?: DeskPageOptions): Promise<Page> {
    const page = await openDesk(path, options);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('navigation').first().waitFor();
    return page;
  }

  /** Waits for the newest email of the shop to this address. */
  const readEmail = (to: string, subject: string): Promise<string> => waitForEmail(to, subject, shop.dataDir);

  /** Follows the link of an invitation or a reset. */
  async function acceptInvitation(link: string, name: string, options?: DeskPageOptions): Promise<Page> {
    const page = await openDesk(link, options);
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
    await page.getByLabel('Repeat the password').fill(STAFF_PASSWORD);
    await page.getByRole('button', { name: 'Create the account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    return page;
  }

  return {
    address: shop.address,
    dataDir: shop.dataDir,
    readEmail,
    /** Of everybody whom `openAs` invites. */
    staffPassword: STAFF_PASSWORD,
    openDesk,
    openAsOwner,
    acceptInvitation,
    /** Invites someone as the owner and follows the link of the email. */
    async openAs(role: Role, name: string, options?: DeskPageOptions): Promise<Page> {
      const invited = `${name.toLowerCase()}@shop.example`;
      const owner = await openAsOwner('/desk/staff');
      await owner.getByRole('button', { name: 'Invite a colleague' }).click();
      const dialog = owner.getByRole('dialog');
      await dialog.getByLabel('Email').fill(invited);
      await dialog.getByLabel('Role').selectOption(role);
      await dialog.getByRole('button', { name: 'Send the invitation' }).click();
      await owner.getByText(`The invitation to ${invited} is ready. This shop has no mail server`).waitFor();
      const text = await readEmail(invited, "You're invited to the desk of Aangan");
      return acceptInvitation(readLink(text), name, options);
    },
    stop: () => shop.stop(),
  };
}

export type ShopWithDesk = Awaited<ReturnType<typeof startShopWithDesk>>;

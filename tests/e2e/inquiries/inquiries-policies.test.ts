import { describe, expect, it } from 'vitest';
import { getFooter, getHeader } from '../pages/page-shell.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, getShopAddress, openPage, PHONE } from '../support/browser.ts';
import { EXTENDED, expectToFit, itAtWidths } from '../support/widths.ts';

const POLICIES = [
  {
    path: '/returnpolicy',
    sections: ['Eligibility', '15 days to decide', 'Guidelines', 'Important notes', 'Return address', 'Contact'],
    end: { name: 'Start a Return', href: /^mailto:/ },
  },
  {
    path: '/terms',
    sections: [
      'Cookies',
      'License',
      'User Comments',
      'Hyperlinking',
      'iFrames and Content Liability',
      'Reservation of Rights',
      'Disclaimer',
      'Jurisdiction and Governing Law',
      'Contact',
      'Grievance Officer',
    ],
    end: { name: 'Back to Home', href: /^\/$/ },
  },
  {
    path: '/privacypolicy',
    sections: [
      'Consent',
      'Information We Collect',
      'How We Use Your Information',
      'Log Files',
      'Cookies and Web Beacons',
      'Advertising Partners',
      'Third-Party Policies',
      "Children's Information",
      'Grievance Officer',
    ],
    end: { name: 'Contact Us', href: /^\/contact$/ },
  },
] as const;

describe.each(POLICIES)('$path', ({ path, sections, end }) => {
  /** All three share their layout. */
  const layout = path === '/terms' ? {} : EXTENDED;

  it('is public and complete without JavaScript, with ordered headings and onward links [ROUTE-16, ROUTE-17, ROUTE-18, POL-28]', async () => {
    const response = await fetch(`${getShopAddress()}${path}`);
    expect(response.status).toBe(200);
    const page = await openPage(path, { javaScript: false });
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    expect(await headings.allTextContents()).toEqual([...sections]);
    const link = page.getByRole('main').getByRole('link', { name: end.name });
    expect(await link.getAttribute('href')).toMatch(end.href);
  });

  it('scrolls from its contents to each section below the header', layout, async () => {
    const page = await openPage(path, { reducedMotion: true });
    const last = sections[sections.length - 2] ?? '';
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: last, exact: true }).click();
    const heading = page.getByRole('main').getByRole('heading', { name: last, exact: true });
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeLessThan(900);
    const covered = await getHeader(page).boundingBox();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((covered?.y ?? 0) + (covered?.height ?? 0));
  });

  it('prints without header, footer and contents', layout, async () => {
    const page = await openPage(path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation', { name: 'Contents' }).isVisible()).toBe(false);
    expect(await getFooter(page).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByRole('main').getByText(sections[0], { exact: true }).last().isVisible()).toBe(true);
  });

  itAtWidths([PHONE, DESKTOP], 'axe finds nothing on it at %i px, and nothing sticks out', async (width) => {
    const page = await openPage(path, { width, reducedMotion: true });
    await expectToFit(page);
    await expectNoAxeViolations(page);
  });

  it('limits its line length', layout, async () => {
    const page = await openPage(path, { width: DESKTOP });
    const width = await page
      .getByRole('main')
      .locator('section p')
      .first()
      .evaluate((node) => node.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(node).fontSize));
    expect(width).toBeLessThan(46);
  });
});

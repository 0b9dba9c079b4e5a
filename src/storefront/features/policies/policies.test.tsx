import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import type { PolicyKey, PublishedContent } from '#contract/content/content-keys.ts';
import type { LoadContent } from '#storefront/api/fetch-content.ts';
import { privacyPolicyPage } from '#storefront/routes/policies/privacy-policy-page.tsx';
import { returnPolicyPage } from '#storefront/routes/policies/return-policy-page.tsx';
import { termsPage } from '#storefront/routes/policies/terms-page.tsx';
import { sampleSettings } from '#tests/support/samples/settings-samples.ts';
import { readShippedContent, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { loadPolicy } from './policy-article.tsx';

const { shop } = sampleSettings;

/** With the texts that ship, and with these facts of each. */
function showPolicy(Page: ComponentType, facts: Partial<PublishedContent<PolicyKey>> = {}) {
  const documents = {
    'policy-terms': { ...readShippedContent('policy-terms'), ...facts },
    'policy-privacy': { ...readShippedContent('policy-privacy'), ...facts },
    'policy-returns': { ...readShippedContent('policy-returns'), ...facts },
  };
  return renderWithStore(<Page />, { preloadedState: { content: { documents, fetchedAt: {}, failedSlot: null } } });
}

const listTitles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const getSection = (title: string): HTMLElement => {
  const element = screen.getByRole('heading', { level: 2, name: title }).closest('section');
  if (!element) throw new Error(`There is no section ${title}.`);
  return element;
};
const readSection = (title: string) => (getSection(title).textContent ?? '').replace(/\s+/g, ' ');
/** Each section has text below its title. */
const expectText = (title: string) => expect(readSection(title).length).toBeGreaterThan(title.length + 40);
const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('every policy', () => {
  it.each([
    [returnPolicyPage.Page, 'Return Policy'],
    [termsPage.Page, 'Terms of Use'],
    [privacyPolicyPage.Page, 'Privacy Policy'],
  ])('links to each of its sections [Q-136] (%#)', (Page, title) => {
    const { container } = showPolicy(Page);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(listTitles());
    for (const link of links) {
      expect(container.querySelector(link.getAttribute('href') ?? '')?.textContent).toBe(link.textContent);
    }
  });

  it.each([termsPage.Page, privacyPolicyPage.Page])(
    'lists all contact details of the Grievance Officer [Q-127] (%#)',
    (Page) => {
      showPolicy(Page);
      const { name, designation, email, phone } = shop.grievanceOfficer;
      for (const fact of [name, designation, email, phone, shop.address.line1, '48 hours', 'one month']) {
        expect(readSection('Grievance Officer')).toContain(fact);
      }
    },
  );
});

describe('the version of a policy', () => {
  const version = () => document.querySelector('article')?.textContent ?? '';

  it('is the first with the text that ships', () => {
    showPolicy(termsPage.Page);
    expect(screen.getByText('Version 1, in force since 17 Nov 2026')).toBeDefined();
    expect(screen.queryByText('Earlier versions')).toBeNull();
  });

  it('says since when it is in force, what changed, and links to the earlier ones', () => {
    const earlier = [
      { number: 1, publishedAt: '2026-12-01T05:00:00Z', replacedAt: '2027-01-01T20:00:00Z' },
      { number: 0, publishedAt: null, replacedAt: '2026-12-01T05:00:00Z' },
    ];
    showPolicy(termsPage.Page, { number: 2, publishedAt: '2027-01-01T20:00:00Z', note: 'New address.', earlier });
    expect(screen.getByText('Version 3, in force since 2 Jan 2027')).toBeDefined();
    expect(screen.getByText('What changed: New address.')).toBeDefined();
    const links = within(screen.getByRole('group')).getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Version 2, in force from 1 Dec 2026 to 2 Jan 2027', '/terms?version=2'],
      ['Version 1, in force from 17 Nov 2026 to 1 Dec 2026', '/terms?version=1'],
    ]);
  });

  it('leads from an earlier one to the one in force', () => {
    showPolicy(termsPage.Page, { replacedAt: '2026-12-01T05:00:00Z' });
    expect(version()).toContain('This is an earlier version. Version 1, in force from 17 Nov 2026 to 1 Dec 2026.');
    expect(getHref('Read the version in force')).toBe('/terms');
  });

  it('is loaded after navigation; a failure can be tried again', async () => {
    let isUp = false;
    const asked: unknown[] = [];
    const loadContent: LoadContent = async (key, number) => {
      asked.push([key, number]);
      if (!isUp) throw new Error('HTTP 503');
      return readShippedContent(key);
    };
    const { store } = renderWithStore(<termsPage.Page />, { loadContent, url: '/terms?version=4' });
    expect(screen.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeDefined();
    await act(() => store.dispatch(loadPolicy('policy-terms', new URLSearchParams('version=4'))));
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Jurisdiction and Governing Law' })).toBeDefined();
    expect(asked).toEqual([
      ['policy-terms', 3],
      ['policy-terms', 3],
    ]);
  });
});

describe('a policy whose versions arrive late or not at all', () => {
  const current = { ...readShippedContent('policy-terms'), number: 1, publishedAt: '2026-12-01T05:00:00Z' };
  const first = { ...readShippedContent('policy-terms'), replacedAt: '2026-12-01T05:00:00Z' };
  const askForFirst = () => loadPolicy('policy-terms', new URLSearchParams('version=1'));
  const askForCurrent = () => loadPolicy('policy-terms', new URLSearchParams());

  it('shows an error with a retry, not another version, when the wanted one cannot be loaded', async () => {
    let isUp = true;
    const loadContent = (async (_, number) => {
      if (!isUp) throw new Error('offline');
      return number === 0 ? first : current;
    }) as LoadContent;
    const { store, router } = renderWithStore(<termsPage.Page />, { loadContent, url: '/terms' });
    await act(() => store.dispatch(askForCurrent()));
    isUp = false;
    await router.navigate('/terms?version=1');
    await act(() => store.dispatch(askForFirst()));
    expect(screen.getByRole('alert').textContent).toContain("We couldn't load this page.");
    expect(screen.queryByText(/^Version 2/)).toBeNull();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This is an earlier version.')).toBeDefined();
  });

  it('shows the version in force after Back, also if the earlier one arrives then', async () => {
    let deliver = () => {};
    const late = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    const loadContent = (async (_, number) => (number === 0 ? late.then(() => first) : current)) as LoadContent;
    const { store, router } = renderWithStore(<termsPage.Page />, { loadContent, url: '/terms' });
    await act(() => store.dispatch(askForCurrent()));
    await router.navigate('/terms?version=1');
    const loading = store.dispatch(askForFirst());
    await router.navigate(-1);
    deliver();
    await act(() => loading);
    expect(screen.getByText(/^Version 2, in force since/)).toBeDefined();
    expect(screen.queryByText('This is an earlier version.')).toBeNull();
  });
});

describe('the return policy', () => {
  it('has a hero and its sections in order [POL-01]', () => {
    const { container } = showPolicy(returnPolicyPage.Page);
    expect(container.querySelector('header img')).not.toBeNull();
    expect(listTitles()).toEqual([
      'Eligibility',
      '15 days to decide',
      'Guidelines',
      'Important notes',
      'Return address',
      'Contact',
    ]);
  });

  it.each([
    ['Eligibility', 'POL-02'],
    ['15 days to decide', 'POL-03'],
    ['Important notes', 'POL-05'],
  ])('has the section %s [%s]', (title) => {
    showPolicy(returnPolicyPage.Page);
    expectText(title);
  });

  it('lists guidelines, a return address and contact details [POL-04, POL-06, POL-07]', () => {
    showPolicy(returnPolicyPage.Page);
    expect(within(getSection('Guidelines')).getAllByRole('listitem').length).toBeGreaterThan(2);
    expect(readSection('Return address')).toContain(shop.address.postalCode);
    for (const fact of [shop.returnsEmail, shop.phone, shop.hours.weekdays, shop.hours.weekend]) {
      expect(readSection('Contact')).toContain(fact);
    }
  });

  it('links to a prefilled email for a return [POL-08]', () => {
    showPolicy(returnPolicyPage.Page);
    const href = getHref('Start a Return') ?? '';
    expect(href.startsWith(`mailto:${shop.returnsEmail}?`)).toBe(true);
    expect(new URL(href).searchParams.get('body')).toMatch(/^Order number:\r\n/);
  });

  it.each([
    ['POL-09', 'Eligibility', 'Items must be unused, in their original packaging and with their tags.'],
    ['POL-10, Q-137', 'Eligibility', 'Customized products such as wallpapers cannot be returned or exchanged'],
    ['POL-11', 'Important notes', 'Shipping charges are non-refundable.'],
    [
      'POL-12',
      'Important notes',
      'do not meet the conditions above are returned to you at your own expense, with no refund',
    ],
    ['POL-13, CONST-38', 'Guidelines', 'Request your return or exchange within 15 days of delivery or receipt'],
    [
      'POL-14, CONST-39',
      'Guidelines',
      'Report damaged or defective goods within 24 hours of delivery. We may ask you for a photo by email',
    ],
    ['POL-15, CONST-40', 'Guidelines', 'dispatch it within 48 hours of your return request'],
    [
      'POL-16, CONST-40',
      'Guidelines',
      'passed our quality verification, you get a coupon code of ₹100 toward your shipping',
    ],
    ['POL-03, POL-40', '15 days to decide', '15 days from delivery or receipt'],
  ])('states the rule [%s]', (_, title, text) => {
    showPolicy(returnPolicyPage.Page);
    expect(readSection(title)).toContain(text);
  });
});

describe('the terms', () => {
  const sections = [
    ['Cookies', 'POL-17'],
    ['License', 'POL-18'],
    ['User Comments', 'POL-19'],
    ['Hyperlinking', 'POL-20'],
    ['iFrames and Content Liability', 'POL-21'],
    ['Reservation of Rights', 'POL-22'],
    ['Disclaimer', 'POL-23'],
    ['Jurisdiction and Governing Law', 'POL-24'],
    ['Contact', 'POL-25'],
    ['Grievance Officer', 'POL-26'],
  ] as const;

  it('have their sections in order [POL-28]', () => {
    showPolicy(termsPage.Page);
    expect(listTitles()).toEqual(sections.map(([title]) => title));
  });

  it.each(sections)('have the section %s [%s]', (title) => {
    showPolicy(termsPage.Page);
    expectText(title);
  });

  it('list the contact details [POL-25]', () => {
    showPolicy(termsPage.Page);
    for (const fact of [shop.legalName, shop.email, shop.phone, shop.gstin, shop.hours.weekend]) {
      expect(readSection('Contact')).toContain(fact);
    }
  });

  it('link to the privacy policy and home [POL-17, POL-27]', () => {
    showPolicy(termsPage.Page);
    expect(within(getSection('Cookies')).getByRole('link').getAttribute('href')).toBe('/privacypolicy');
    expect(getHref('Back to Home')).toBe('/');
  });

  it('state that sales are in India only, under Indian law and the courts of Ahmedabad [POL-24, CONST-42, CONST-44]', () => {
    showPolicy(termsPage.Page);
    const law = readSection('Jurisdiction and Governing Law');
    expect(law).toContain('sells in India only');
    expect(law).toContain('Indian law');
    expect(law).toContain('courts of Ahmedabad');
  });
});

describe('the policies promise only what the shop does', () => {
  it('no ticket number for a call or an email, and no button to cancel an order [POL-22, POL-26]', () => {
    showPolicy(termsPage.Page);
    expect(readSection('Grievance Officer')).not.toContain('every complaint a ticket number');
    expect(readSection('Grievance Officer')).toContain('contact page, we email you a ticket number');
    expect(readSection('Reservation of Rights')).toContain(
      "To cancel an order that isn't in production yet, write to us",
    );
  });

  it('no invoices; download and erasure where they are, and how long tax law keeps orders [POL-31]', () => {
    showPolicy(privacyPolicyPage.Page);
    const use = readSection('How We Use Your Information');
    expect(use).not.toMatch(/invoice|while we deal with them/);
    expect(use).toContain('72 months after the annual return');
    expect(use).toContain('until you ask us to delete them');
    const links = within(getSection('How We Use Your Information')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/profile/data');
  });

  it('news by email only after a separate choice, and a newsletter form that stores nothing [POL-29, FOOT-09]', () => {
    showPolicy(privacyPolicyPage.Page);
    const consent = readSection('Consent');
    expect(consent).toContain("a box that isn't ticked");
    expect(consent).toContain('with one click');
    expect(consent).toContain('The newsletter form at the foot of our pages neither sends nor stores your email');
  });

  it('all that logs and the browser hold [POL-32, POL-33, D-42]', () => {
    showPolicy(privacyPolicyPage.Page);
    expect(readSection('Log Files')).toContain('they also hold the network address');
    expect(readSection('Cookies and Web Beacons')).toContain('a random number, made when you first log in');
    expect(readSection('Cookies and Web Beacons')).toContain("how far you've scrolled");
  });
});

describe('the privacy policy', () => {
  const sections = [
    ['Consent', 'POL-29'],
    ['Information We Collect', 'POL-30'],
    ['How We Use Your Information', 'POL-31'],
    ['Log Files', 'POL-32'],
    ['Cookies and Web Beacons', 'POL-33'],
    ['Advertising Partners', 'POL-34'],
    ['Third-Party Policies', 'POL-35'],
    ["Children's Information", 'POL-36'],
    ['Grievance Officer', 'POL-37'],
  ] as const;

  it('has its sections in order [POL-39]', () => {
    showPolicy(privacyPolicyPage.Page);
    expect(listTitles()).toEqual(sections.map(([title]) => title));
  });

  it.each(sections)('has the section %s [%s]', (title) => {
    showPolicy(privacyPolicyPage.Page);
    expectText(title);
  });

  it('lists the collected data: name, email, phone, message, account details [POL-30]', () => {
    showPolicy(privacyPolicyPage.Page);
    const collected = readSection('Information We Collect');
    for (const text of ['your name', 'email address', 'phone number', 'content of your message', 'account details']) {
      expect(collected).toContain(text);
    }
    expect(collected).toMatch(/account details such as [^.]*company, address/);
  });

  it('states the age limits of 13 and 18 years [POL-36, CONST-43, D-15]', () => {
    showPolicy(privacyPolicyPage.Page);
    const children = readSection("Children's Information");
    expect(children).toContain('do not knowingly collect any information from children under 13');
    expect(children).toContain('18 years and over');
  });

  it('links to the contact page [POL-38]', () => {
    showPolicy(privacyPolicyPage.Page);
    expect(getHref('Contact Us')).toBe('/contact');
  });
});

import type { Locator, Page, Request } from 'playwright-core';

/** The three forms: path, input and expected messages. */
export const FORMS = [
  {
    name: 'contact',
    path: '/contact',
    title: 'Contact Us',
    endpoint: '**/api/Contact',
    values: { Name: 'Asha Patel', Email: 'asha@example.in', Phone: 'call me', Message: 'Namaste\nfrom Surat' },
    body: { name: 'Asha Patel', email: 'asha@example.in', phone: 'call me', message: 'Namaste\nfrom Surat' },
    button: 'SUBMIT',
    successMessage: 'Message sent successfully!',
    errorPrefix: '',
    errorMessage: 'Failed to create contact',
  },
  {
    name: 'project',
    path: '/inquiry/project',
    title: 'Project Inquiry',
    endpoint: '**/api/ProjectInquiry',
    values: {
      Name: 'Asha Patel',
      Email: 'asha@example.in',
      Phone: 'call me',
      'Project Type': 'Hotel',
      'Project Details': 'Forty rooms',
    },
    body: {
      name: 'Asha Patel',
      email: 'asha@example.in',
      phone: 'call me',
      projectType: 'Hotel',
      projectDetails: 'Forty rooms',
    },
    button: 'Submit Inquiry',
    successMessage: '✅ Inquiry sent successfully!',
    errorPrefix: '❌ ',
    errorMessage: 'Failed to create project inquiry',
  },
  {
    name: 'customization',
    path: '/inquiry/customization',
    title: 'Customization Inquiry',
    endpoint: '**/api/CustomizationInquiry',
    values: {
      Name: 'Asha Patel',
      Email: 'asha@example.in',
      Phone: 'call me',
      'Product Type': 'Curtains',
      'Customization Details': 'Ten centimetres longer',
    },
    body: {
      customerName: 'Asha Patel',
      email: 'asha@example.in',
      phone: 'call me',
      productType: 'Curtains',
      customizationDetails: 'Ten centimetres longer',
    },
    button: 'Submit Inquiry',
    successMessage: '✅ Inquiry sent successfully!',
    errorPrefix: '❌ ',
    errorMessage: 'Failed to create customization inquiry',
  },
] as const;

export type FormCase = (typeof FORMS)[number];

export const getForm = (page: Page): Locator => page.getByRole('main').getByRole('form');
export const getField = (page: Page, label: string): Locator => getForm(page).getByLabel(label, { exact: true });
export const getButton = (page: Page, name: string): Locator =>
  getForm(page).getByRole('button', { name, exact: true });

export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await getField(page, label).fill(value);
}

export async function readValues(page: Page, values: Readonly<Record<string, string>>): Promise<string[]> {
  return Promise.all(Object.keys(values).map((label) => getField(page, label).inputValue()));
}

/** Records every non-GET request. */
export function recordSubmissions(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request);
  });
  return requests;
}

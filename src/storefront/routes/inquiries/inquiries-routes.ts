import type { Screen } from '../route.ts';

const loadMeta = (name: keyof typeof import('../static-page-meta.ts').staticPageMeta) => async () =>
  (await import('../static-page-meta.ts')).staticPageMeta[name];

export const inquiriesRoutes: Readonly<Record<string, Screen>> = {
  '/contact': {
    file: 'inquiries/contact-page',
    page: () => import('./contact-page.tsx').then((module) => module.ContactPage),
    meta: loadMeta('contact'),
  },
  '/inquiry/project': {
    file: 'inquiries/project-inquiry-page',
    page: () => import('./project-inquiry-page.tsx').then((module) => module.ProjectInquiryPage),
    meta: loadMeta('projectInquiry'),
  },
  '/inquiry/customization': {
    file: 'inquiries/customization-inquiry-page',
    page: () => import('./customization-inquiry-page.tsx').then((module) => module.CustomizationInquiryPage),
    meta: loadMeta('customizationInquiry'),
  },
};

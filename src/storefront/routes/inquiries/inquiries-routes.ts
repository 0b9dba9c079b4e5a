import type { Route } from '../route.ts';

const importMeta = async () => (await import('./inquiries-meta.ts')).inquiriesMeta;

export const inquiriesRoutes: readonly Route[] = [
  {
    path: '/contact',
    file: 'routes/inquiries/contact-page',
    page: () => import('./contact-page.tsx').then((module) => module.ContactPage),
    meta: async () => (await importMeta()).contact,
  },
  {
    path: '/inquiry/project',
    file: 'routes/inquiries/project-inquiry-page',
    page: () => import('./project-inquiry-page.tsx').then((module) => module.ProjectInquiryPage),
    meta: async () => (await importMeta()).projectInquiry,
  },
  {
    path: '/inquiry/customization',
    file: 'routes/inquiries/customization-inquiry-page',
    page: () => import('./customization-inquiry-page.tsx').then((module) => module.CustomizationInquiryPage),
    meta: async () => (await importMeta()).customizationInquiry,
  },
];

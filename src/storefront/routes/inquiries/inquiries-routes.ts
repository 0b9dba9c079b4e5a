import type { Route } from '../route.ts';

export const inquiriesRoutes: readonly Route[] = [
  {
    path: '/contact',
    file: 'routes/inquiries/contact-page',
    page: () => import('./contact-page.tsx').then((module) => module.ContactPage),
    meta: async () => (await import('./contact-page.tsx')).contactMeta,
  },
  {
    path: '/inquiry/project',
    file: 'routes/inquiries/project-inquiry-page',
    page: () => import('./project-inquiry-page.tsx').then((module) => module.ProjectInquiryPage),
    meta: async () => (await import('./project-inquiry-page.tsx')).projectInquiryMeta,
  },
  {
    path: '/inquiry/customization',
    file: 'routes/inquiries/customization-inquiry-page',
    page: () => import('./customization-inquiry-page.tsx').then((module) => module.CustomizationInquiryPage),
    meta: async () => (await import('./customization-inquiry-page.tsx')).customizationInquiryMeta,
  },
];

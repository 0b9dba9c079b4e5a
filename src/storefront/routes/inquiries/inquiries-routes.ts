import type { Route } from '../route.ts';

export const inquiriesRoutes: readonly Route[] = [
  {
    path: '/contact',
    file: 'routes/inquiries/contact-page',
    page: () => import('./contact-page.tsx').then((module) => module.contactPage),
  },
  {
    path: '/inquiry/project',
    file: 'routes/inquiries/project-inquiry-page',
    page: () => import('./project-inquiry-page.tsx').then((module) => module.projectInquiryPage),
  },
  {
    path: '/inquiry/customization',
    file: 'routes/inquiries/customization-inquiry-page',
    page: () => import('./customization-inquiry-page.tsx').then((module) => module.customizationInquiryPage),
  },
  {
    path: '/ticket',
    file: 'routes/inquiries/ticket-page',
    page: () => import('./ticket-page.tsx').then((module) => module.ticketPage),
  },
];

import { paths } from '#contract/paths.ts';
import { PROJECT_FORM } from '#storefront/features/inquiries/inquiry-form-configs.ts';
import { InquiryLayout } from '#storefront/features/inquiries/inquiry-layout.tsx';
import pictures from '#storefront/pictures/pictures.json';
import type { PageModule } from '../route.ts';

export const projectInquiryPage: PageModule = {
  Page: ProjectInquiryPage,
  head: () => ({
    title: 'Project Inquiry',
    description:
      'Furnishing a hotel, office or whole home? Tell us about your project and get samples, measurements and a price.',
    canonicalPath: paths.projectInquiry,
    ...(import.meta.env.SSR && { crawlers: { image: pictures['menu-project'] } }),
  }),
};

function ProjectInquiryPage() {
  return (
    <InquiryLayout
      title="Project Inquiry"
      lead="Furnishing a hotel, an office or a whole home? Tell us about the rooms and we'll come back with samples, measurements and a price."
      config={PROJECT_FORM}
      picture={{
        name: 'inquiry-side',
        alt: 'A patterned blind over a bench with terracotta cushions',
        sizes: '(min-width: 1024px) 660px, 100vw',
      }}
    />
  );
}

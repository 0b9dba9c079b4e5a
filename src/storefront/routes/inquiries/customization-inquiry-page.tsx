import { paths } from '#contract/paths.ts';
import { CUSTOMIZATION_FORM } from '#storefront/features/inquiries/inquiry-form-configs.ts';
import { InquiryLayout } from '#storefront/features/inquiries/inquiry-layout.tsx';
import pictures from '#storefront/pictures/pictures.json';
import type { PageModule } from '../route.ts';

export const customizationInquiryPage: PageModule = {
  Page: CustomizationInquiryPage,
  head: () => ({
    title: 'Customization Inquiry',
    description:
      'Want another colour, scale or size? Describe the wallpaper, curtain, blind or canvas you have in mind.',
    canonicalPath: paths.customizationInquiry,
    ...(import.meta.env.SSR && { crawlers: { image: pictures['menu-customization'] } }),
  }),
};

function CustomizationInquiryPage() {
  return (
    <InquiryLayout
      title="Customization Inquiry"
      lead="Want another colour, another scale or a size beyond our range? Describe what you have in mind and we'll tell you what we can make."
      config={CUSTOMIZATION_FORM}
      picture={{
        name: 'inquiry-side',
        alt: 'A patterned blind over a bench with terracotta cushions',
        sizes: '(min-width: 1024px) 660px, 100vw',
      }}
    />
  );
}

import { CUSTOMIZATION_FORM } from '#storefront/features/inquiries/inquiry-form-configs.ts';
import { InquiryLayout } from '#storefront/features/inquiries/inquiry-layout.tsx';

export function CustomizationInquiryPage() {
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

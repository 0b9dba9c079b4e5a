import { InquiryScreen } from '#storefront/features/inquiries/inquiry-screen.tsx';
import { CUSTOMIZATION_FORM } from '#storefront/features/inquiries/send-form-setups.ts';

export function CustomizationInquiryPage() {
  return (
    <InquiryScreen
      title="Customization Inquiry"
      lead="Another colour, another scale, a size beyond our range? Describe what you have in mind, and we tell you what can be made."
      setup={CUSTOMIZATION_FORM}
      picture={{
        name: 'inquiry-side',
        alt: 'A patterned blind over a bench with terracotta cushions',
        sizes: '(min-width: 1024px) 660px, 100vw',
      }}
    />
  );
}

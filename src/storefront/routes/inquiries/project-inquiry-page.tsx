import { InquiryScreen } from '#storefront/features/inquiries/inquiry-screen.tsx';
import { PROJECT_FORM } from '#storefront/features/inquiries/send-form-setups.ts';

export function ProjectInquiryPage() {
  return (
    <InquiryScreen
      title="Project Inquiry"
      lead="Furnishing a hotel, an office or a whole home? Tell us about the rooms, and we come back with samples, measurements and a price."
      setup={PROJECT_FORM}
      picture={{
        name: 'inquiry-side',
        alt: 'A patterned blind over a bench with terracotta cushions',
        sizes: '(min-width: 1024px) 660px, 100vw',
      }}
    />
  );
}

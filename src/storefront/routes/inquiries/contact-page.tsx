import { InquiryScreen } from '#storefront/features/inquiries/inquiry-screen.tsx';
import { CONTACT_FORM } from '#storefront/features/inquiries/send-form-setups.ts';

export function ContactPage() {
  return (
    <InquiryScreen
      title="Contact Us"
      lead="A question about a pattern, a measurement or an order? Write to us, and a person answers within two days."
      setup={CONTACT_FORM}
      picture={{
        name: 'menu-contact',
        alt: 'A living room with a deep green patterned wall and a white sofa',
        // Cut upright on a wide screen, so it is shown much wider than the column.
        sizes: '(min-width: 1024px) 1180px, 100vw',
      }}
    />
  );
}

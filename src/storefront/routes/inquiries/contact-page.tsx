import { paths } from '#contract/paths.ts';
import { CONTACT_FORM } from '#storefront/features/inquiries/inquiry-form-configs.ts';
import { InquiryLayout } from '#storefront/features/inquiries/inquiry-layout.tsx';
import pictures from '#storefront/pictures/pictures.json';
import type { PageModule } from '../route.ts';

export const contactPage: PageModule = {
  Page: ContactPage,
  head: () => ({
    title: 'Contact Us',
    description: 'Write, call or visit us in Ahmedabad. Phone, address, opening hours and a contact form.',
    canonicalPath: paths.contact,
    ...(import.meta.env.SSR && { crawlers: { image: pictures['menu-contact'] } }),
  }),
};

function ContactPage() {
  return (
    <InquiryLayout
      title="Contact Us"
      lead="Have a question about a pattern, a measurement or an order? Write to us and a person will reply within two days."
      config={CONTACT_FORM}
      picture={{
        name: 'menu-contact',
        alt: 'A living room with a deep green patterned wall and a white sofa',
        // Cut upright on a wide screen, so it is shown much wider than the column.
        sizes: '(min-width: 1024px) 1180px, 100vw',
      }}
    />
  );
}

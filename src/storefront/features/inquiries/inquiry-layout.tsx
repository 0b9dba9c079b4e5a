import { Picture } from '#storefront/pictures/picture.tsx';
import { getShopPicture } from '#storefront/pictures/shop-picture.ts';
import { InfoCards } from './info-cards.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import type { InquiryFormConfig } from './inquiry-form-configs.ts';
import styles from './inquiry-layout.module.css';

type InquiryLayoutProps = {
  title: string;
  lead: string;
  config: InquiryFormConfig;
  picture: { name: string; alt: string; sizes: string };
};

/** Layout of the contact, project and customization pages. */
export function InquiryLayout({ title, lead, config, picture }: InquiryLayoutProps) {
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.side}>
        <Picture file={getShopPicture(picture.name)} alt={picture.alt} sizes={picture.sizes} priority fill />
      </div>
      <div className={styles.main}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        <InfoCards />
        <InquiryForm config={config} label={title} />
      </div>
    </div>
  );
}

import { Picture } from '#storefront/pictures/picture.tsx';
import { shopPicture } from '#storefront/pictures/shop-picture.ts';
import { InfoCards } from './info-cards.tsx';
import styles from './inquiry-screen.module.css';
import { SendForm } from './send-form.tsx';
import type { SendFormSetup } from './send-form-setups.ts';

type InquiryScreenProps<Name extends string> = {
  title: string;
  lead: string;
  setup: SendFormSetup<Name>;
  picture: { name: string; alt: string; sizes: string };
};

/** The layout of all three inquiry screens. */
export function InquiryScreen<Name extends string>({ title, lead, setup, picture }: InquiryScreenProps<Name>) {
  return (
    <div className={`container ${styles.screen}`}>
      <div className={styles.side}>
        <Picture file={shopPicture(picture.name)} alt={picture.alt} sizes={picture.sizes} priority fill />
      </div>
      <div className={styles.main}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        <InfoCards />
        <SendForm setup={setup} label={title} />
      </div>
    </div>
  );
}

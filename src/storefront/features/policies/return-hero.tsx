import { Picture } from '#storefront/pictures/picture.tsx';
import { shopPicture } from '#storefront/pictures/shop-picture.ts';
import styles from './return-hero.module.css';

export function ReturnHero({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={styles.hero}>
      <div className={styles.picture} data-print="hide">
        <Picture file={shopPicture('return-hero')} alt="" sizes="100vw" priority fill focal="60% 62%" />
      </div>
      <div className={`container ${styles.words}`}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
    </header>
  );
}

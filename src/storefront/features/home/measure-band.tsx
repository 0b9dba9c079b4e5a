import { Icon, type IconName } from '#ui/icons/icon.tsx';
import styles from './measure-band.module.css';

const FACTS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'ruler',
    title: 'Made to size',
    text: 'Give us the width and height to a tenth of an inch. We cut to exactly that.',
  },
  {
    icon: 'swatch',
    title: 'Priced per square foot',
    text: 'See exactly how your price is worked out.',
  },
  { icon: 'truck', title: 'Free shipping', text: 'Anywhere in India, on every order.' },
];

export function MeasureBand() {
  return (
    <section className={styles.band} aria-labelledby="home-measure">
      <div className={`container ${styles.inner}`}>
        <h2 id="home-measure">Made to measure</h2>
        <ul className={styles.facts}>
          {FACTS.map(({ icon, title, text }) => (
            <li key={title} className={styles.fact}>
              <Icon name={icon} size={28} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { type CSSProperties, useRef } from 'react';
import type { HomeContent } from '#contract/content/home-content.ts';
import { paths } from '#contract/paths.ts';
import { isBlank } from '#domain/text/text-limits.ts';
import { useInView } from '#storefront/browser/page/in-view.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import hotspot from './look-hotspot.module.css';
import { LookHotspot } from './look-hotspot.tsx';
import type { LookItem } from './look-items.ts';
import styles from './shop-by-look.module.css';
import { useDisclosure } from './use-disclosure.ts';

type ShopByLookProps = { look: HomeContent['look']; items: readonly LookItem[] };

export function ShopByLook({ look, items }: ShopByLookProps) {
  const spots = useRef<HTMLUListElement>(null);
  const isInView = useInView(spots);
  const disclosure = useDisclosure();
  const { middle, isWhole } = getPhoneCrop(items);
  return (
    <section className={styles.look} aria-labelledby="home-look">
      <div className={styles.text}>
        <h2 id="home-look">Shop by Look</h2>
        {!isBlank(look.text) && <p className={styles.lead}>{look.text}</p>}
        <ButtonLink to={paths.allProducts()}>Explore</ButtonLink>
      </div>
      <div
        className={classNames(styles.frame, isWhole && styles.whole)}
        style={{ '--middle': middle } as CSSProperties}
      >
        <div className={styles.stage}>
          <Picture
            file={look.picture ?? undefined}
            alt={look.picture?.alt ?? ''}
            sizes={`(min-width: 1024px) 66vw, (min-width: 640px) 100vw, ${isWhole ? 100 : 200}vw`}
            fill
          />
        </div>
        <ul ref={spots} className={classNames(styles.spots, isInView && hotspot.pulsing)}>
          {items.map((item, index) => (
            <LookHotspot key={item.id} item={item} index={index} disclosure={disclosure} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Phones show half of the picture. Points that are further apart, in percent, need all of it. */
const MAX_CROPPED_SPAN = 45;

/** Half of the picture around the middle between the outermost points, and never beyond its edges. */
function getPhoneCrop(items: readonly LookItem[]) {
  const [left, right] = [items[0]?.x ?? 50, items.at(-1)?.x ?? 50];
  const middle = Math.min(0.75, Math.max(0.25, (left + right) / 200));
  return { middle, isWhole: right - left > MAX_CROPPED_SPAN };
}

import { type CSSProperties, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { useInView } from '#storefront/browser/page/in-view.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { LOOK_CUSHIONS, LOOK_ROOM } from './look-cushions.ts';
import hotspot from './look-hotspot.module.css';
import { LookHotspot } from './look-hotspot.tsx';
import styles from './shop-by-look.module.css';
import { useDisclosure } from './use-disclosure.ts';

/** Focal point for cropping: the middle between the outermost hotspots. */
const FOCAL_X = ((LOOK_CUSHIONS[0]?.x ?? 50) + (LOOK_CUSHIONS.at(-1)?.x ?? 50)) / 200;

export function ShopByLook() {
  const spots = useRef<HTMLUListElement>(null);
  const isInView = useInView(spots);
  const disclosure = useDisclosure();
  return (
    <section className={styles.look} aria-labelledby="home-look">
      <div className={styles.text}>
        <h2 id="home-look">Shop by Look</h2>
        <p className={styles.lead}>A room is the sum of small choices. Tap a dot to see each cushion.</p>
        <ButtonLink to={paths.allProducts()}>Explore</ButtonLink>
      </div>
      <div className={styles.frame} style={{ '--middle': FOCAL_X } as CSSProperties}>
        <div className={styles.stage}>
          <Picture
            file={LOOK_ROOM}
            alt="A living room with a white sofa and printed cushions"
            sizes="(min-width: 1024px) 66vw, (min-width: 640px) 100vw, 200vw"
            fill
          />
        </div>
        <ul ref={spots} className={classNames(styles.spots, isInView && hotspot.pulsing)}>
          {LOOK_CUSHIONS.map((cushion, index) => (
            <LookHotspot key={cushion.name} cushion={cushion} index={index} disclosure={disclosure} />
          ))}
        </ul>
      </div>
    </section>
  );
}

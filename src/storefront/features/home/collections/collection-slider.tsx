import { useRef, useState } from 'react';
import { Picture } from '#storefront/pictures/picture.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './collection-slider.module.css';
import { COLLECTION_SLIDES, type CollectionSlide } from './collection-slides.ts';
import { SliderControls } from './slider-controls.tsx';
import { usePauseOnInteraction } from './use-pause-on-interaction.ts';
import { useRotation } from './use-rotation.ts';
import { useSlideScroll } from './use-slide-scroll.ts';

const LABELS = COLLECTION_SLIDES.map(({ label }) => label);

/** A scroll-snap strip that works without JavaScript; JavaScript adds the rotation. */
export function CollectionSlider() {
  const carousel = useRef<HTMLElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const rotation = useRotation(COLLECTION_SLIDES.length);
  const wanted = usePreloadedSlides(rotation.index, COLLECTION_SLIDES.length);
  useSlideScroll(strip, rotation.index, rotation.goTo);
  usePauseOnInteraction({ carousel, strip, hold: rotation.pause });
  return (
    <section ref={carousel} className={styles.slider} aria-roledescription="carousel" aria-label="Collections">
      <div className={styles.controls}>
        <SliderControls labels={LABELS} rotation={rotation} />
      </div>
      <div ref={strip} className={styles.strip}>
        {COLLECTION_SLIDES.map((slide, place) => (
          <Slide key={slide.label} slide={slide} place={place} isWanted={wanted.has(place)} />
        ))}
      </div>
    </section>
  );
}

type SlideProps = { slide: CollectionSlide; place: number; isWanted: boolean };

function Slide({ slide: { label, to, line, picture }, place, isWanted }: SlideProps) {
  const shown = <Picture file={picture} alt="" sizes="(min-width: 1024px) 68vw, 100vw" fill />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; the pattern of a carousel asks for a group.
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={`${place + 1} of ${COLLECTION_SLIDES.length}: ${label}`}
    >
      <div className={styles.picture}>{isWanted ? shown : <noscript>{shown}</noscript>}</div>
      <div className={styles.words}>
        <p className="eyebrow">Wallpaper collection</p>
        <h2 className={styles.label}>
          <Link to={to} className={styles.link}>
            {label}
          </Link>
        </h2>
        <p className={styles.line}>{line}</p>
        <p className={styles.go} aria-hidden="true">
          See the collection
          <Icon name="arrowRight" size={20} />
        </p>
      </div>
    </div>
  );
}

/** Loads each slide's picture once it is current or next. */
function usePreloadedSlides(index: number, count: number): ReadonlySet<number> {
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set());
  const now = [index, (index + 1) % count];
  if (now.every((place) => wanted.has(place))) return wanted;
  const more = new Set([...wanted, ...now]);
  setWanted(more);
  return more;
}

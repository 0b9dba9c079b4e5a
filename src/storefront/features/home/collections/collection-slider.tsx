import { useRef, useState } from 'react';
import type { HomeSlide } from '#contract/content/home-content.ts';
import { CATEGORIES, parseCategory } from '#domain/catalogue/category.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { AddressLink } from '#ui/actions/address-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from './collection-slider.module.css';
import { SliderControls } from './slider-controls.tsx';
import { usePauseOnInteraction } from './use-pause-on-interaction.ts';
import { useRotation } from './use-rotation.ts';
import { useSlideScroll } from './use-slide-scroll.ts';

/** A scroll-snap strip that works without JavaScript; JavaScript adds the rotation. */
export function CollectionSlider({ slides }: { slides: readonly HomeSlide[] }) {
  const carousel = useRef<HTMLElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const rotation = useRotation(slides.length);
  const loaded = usePreloadedSlides(rotation.index, slides.length);
  useSlideScroll(strip, rotation.index, rotation.goTo);
  usePauseOnInteraction({ carousel, strip, pause: rotation.pause });
  return (
    <section ref={carousel} className={styles.slider} aria-roledescription="carousel" aria-label="Collections">
      {slides.length > 1 && (
        <div className={styles.controls}>
          <SliderControls labels={slides.map(({ label }) => label)} rotation={rotation} />
        </div>
      )}
      <div ref={strip} className={styles.strip}>
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} index={index} count={slides.length} isLoaded={loaded.has(index)} />
        ))}
      </div>
    </section>
  );
}

/** Less than the width of a phone, whose pixels are finer than the picture needs. */
const SIZES = '(min-width: 1024px) 68vw, 88vw';

type SlideProps = { slide: HomeSlide; index: number; count: number; isLoaded: boolean };

function Slide({ slide: { label, to, text, picture }, index, count, isLoaded }: SlideProps) {
  const content = <Picture file={picture ?? undefined} alt={picture?.alt ?? ''} sizes={SIZES} fill />;
  const category = parseCategory(to.split(/[/?#]/)[1]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; the pattern of a carousel asks for a group.
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}: ${label}`}
    >
      <div className={styles.picture}>{isLoaded ? content : <noscript>{content}</noscript>}</div>
      <div className={styles.text}>
        {category && <p className="eyebrow">{CATEGORIES[category].name} collection</p>}
        <h2 className={styles.label}>
          <AddressLink to={to} className={styles.link}>
            {label}
          </AddressLink>
        </h2>
        <p className={styles.line}>{text}</p>
        <p className={styles.callToAction} aria-hidden="true">
          {category ? 'See the collection' : 'See more'}
          <Icon name="arrowRight" size={20} />
        </p>
      </div>
    </div>
  );
}

/** Loads each slide's picture once it is current or next, and none before the hero is painted. */
function usePreloadedSlides(index: number, count: number): ReadonlySet<number> {
  const isHydrated = useHydrated();
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set());
  if (!isHydrated) return loaded;
  const needed = [index, (index + 1) % count];
  if (needed.every((slide) => loaded.has(slide))) return loaded;
  const next = new Set([...loaded, ...needed]);
  setLoaded(next);
  return next;
}

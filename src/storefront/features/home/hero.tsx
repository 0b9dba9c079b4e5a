import { type AnimationEvent, type CSSProperties, useState } from 'react';
import { HERO_DEFAULT_HREF, HERO_DELAY_SECONDS, HERO_ENTRANCE_SECONDS, HERO_ZOOM } from '#domain/shell/timings.ts';
import { isBlank } from '#domain/text/text-limits.ts';
import { Picture, type PictureFile } from '#storefront/pictures/picture.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './hero.module.css';

type HeroProps = {
  img: PictureFile | undefined;
  imgAlt?: string;
  title: string;
  subtitle?: string;
  ctaLabel?: string;
  ctaHref?: string;
};

const TIMING = {
  '--zoom-from': HERO_ZOOM.fromScale,
  '--zoom-to': HERO_ZOOM.toScale,
  '--zoom-time': `${HERO_ZOOM.seconds}s`,
  '--entrance': `${HERO_ENTRANCE_SECONDS}s`,
} as CSSProperties;

const buildDelayStyle = (seconds: number) => ({ '--delay': `${seconds}s` }) as CSSProperties;

export function Hero({ img, imgAlt = '', title, subtitle, ctaLabel, ctaHref = HERO_DEFAULT_HREF }: HeroProps) {
  const [isPaused, setIsPaused] = useState(false);
  const [isSettled, setIsSettled] = useState(false);
  const handleZoomEnd = (event: AnimationEvent) => {
    if (event.target === event.currentTarget) setIsSettled(true);
  };
  return (
    <section
      className={classNames(styles.hero, isPaused && styles.paused, isSettled && styles.settled)}
      style={TIMING}
      aria-label={title}
    >
      <div className={styles.media} onAnimationEnd={handleZoomEnd}>
        <Picture file={img} alt={imgAlt} sizes="100vw" priority fill />
      </div>
      <div className={styles.overlay} />
      <div className={styles.text}>
        <h1 className={styles.title} style={buildDelayStyle(HERO_DELAY_SECONDS.headline)}>
          {title}
        </h1>
        {!isBlank(subtitle) && (
          <p className={styles.subtitle} style={buildDelayStyle(HERO_DELAY_SECONDS.subtitle)}>
            {subtitle}
          </p>
        )}
        {!isBlank(ctaLabel) && (
          <div className={styles.action} style={buildDelayStyle(HERO_DELAY_SECONDS.button)}>
            <ButtonLink to={toSafeHref(ctaHref, HERO_DEFAULT_HREF)}>{ctaLabel}</ButtonLink>
          </div>
        )}
      </div>
      {/* Animations over five seconds must be pausable (D-17). */}
      <div className={styles.control}>
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          iconSize={20}
          label={isPaused ? 'Play animation' : 'Pause animation'}
          onClick={() => setIsPaused(!isPaused)}
        />
      </div>
    </section>
  );
}

const SCHEME = /^\s*([a-z][a-z0-9+.-]*):/i;
const ALLOWED_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/** Replaces unsafe schemes (`javascript:`, `data:`) with `fallback`. */
function toSafeHref(href: string, fallback: string): string {
  // Browsers ignore control characters inside a scheme.
  const plain = Array.from(href.trim())
    .filter((character) => character > ' ')
    .join('');
  const scheme = SCHEME.exec(plain)?.[1]?.toLowerCase();
  return plain === '' || (scheme !== undefined && !ALLOWED_SCHEMES.has(scheme)) ? fallback : href.trim();
}

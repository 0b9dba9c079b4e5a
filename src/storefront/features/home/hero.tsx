import { type AnimationEvent, type CSSProperties, useState } from 'react';
import { HERO_DEFAULT_HREF, HERO_DELAY_SECONDS, HERO_ENTRANCE_SECONDS, HERO_ZOOM } from '#domain/shell/hero.ts';
import { Picture, type PictureFile } from '#storefront/pictures/picture.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { safeHref } from '#ui/actions/safe-href.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './hero.module.css';

type HeroProps = {
  img: PictureFile;
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

const delayed = (seconds: number) => ({ '--delay': `${seconds}s` }) as CSSProperties;

export function Hero({ img, title, subtitle, ctaLabel, ctaHref = HERO_DEFAULT_HREF }: HeroProps) {
  const [paused, setPaused] = useState(false);
  const [settled, setSettled] = useState(false);
  const zoomEnded = (event: AnimationEvent) => {
    if (event.target === event.currentTarget) setSettled(true);
  };
  return (
    <section
      className={classNames(styles.hero, paused && styles.paused, settled && styles.settled)}
      style={TIMING}
      aria-label={title}
    >
      <div className={styles.media} onAnimationEnd={zoomEnded}>
        <Picture file={img} alt="" sizes="100vw" priority fill />
      </div>
      <div className={styles.overlay} />
      <div className={styles.words}>
        <h1 className={styles.title} style={delayed(HERO_DELAY_SECONDS.headline)}>
          {title}
        </h1>
        {subtitle && (
          <p className={styles.subtitle} style={delayed(HERO_DELAY_SECONDS.subtitle)}>
            {subtitle}
          </p>
        )}
        {ctaLabel && (
          <div className={styles.action} style={delayed(HERO_DELAY_SECONDS.button)}>
            <ButtonLink to={safeHref(ctaHref, HERO_DEFAULT_HREF)}>{ctaLabel}</ButtonLink>
          </div>
        )}
      </div>
      {/* Animations over five seconds must be pausable (D-17). */}
      <div className={styles.control}>
        <IconButton
          icon={paused ? 'play' : 'pause'}
          iconSize={20}
          label={paused ? 'Play animation' : 'Pause animation'}
          onClick={() => setPaused(!paused)}
        />
      </div>
    </section>
  );
}

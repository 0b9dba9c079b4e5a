import { useEffect, useRef, useState } from 'react';
import { getVariantUrl } from '#domain/catalogue/pictures/picture-sources.ts';
import { useInView } from '#storefront/browser/page/in-view.ts';
import { useReducedMotion } from '#storefront/browser/page/media-query.ts';
import { onPageSettled } from '#storefront/browser/when-settled.ts';
import { Picture, type PictureFile } from '#storefront/pictures/picture.tsx';
import type { ShopVideo } from '#storefront/pictures/shop-video.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './video-band.module.css';

type VideoBandProps = {
  video: ShopVideo | undefined;
  still: PictureFile | undefined;
  stillAlt?: string | undefined;
  label: string;
};

/**
 * Shows a still picture that becomes the video, if there is one, once it is in view. The video loads only then, and a visitor who prefers
 * reduced motion starts it manually (D-17).
 */
export function VideoBand({ video, still, stillAlt = '', label }: VideoBandProps) {
  const band = useRef<HTMLElement>(null);
  const videoElement = useRef<HTMLVideoElement>(null);
  const isInView = useInView(band);
  const prefersStill = useReducedMotion();
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [hasStarted, setHasStarted] = useState(false);
  const shouldPlay = choice === undefined ? !prefersStill : choice === 'play';

  useEffect(() => {
    const { current } = videoElement;
    if (!current) return undefined;
    if (!shouldPlay || !isInView) return current.pause();
    const play = () => void current.play().catch((reason: Error) => isAutoplayBlocked(reason) && setChoice('pause'));
    return choice === 'play' ? play() : onPageSettled(play);
  }, [shouldPlay, isInView, choice]);

  return (
    <section ref={band} className={styles.band} aria-label={label || undefined}>
      <Picture file={still} alt={stillAlt} sizes="(min-width: 768px) 100vw, 88vw" fill priority />
      {video && (
        <video
          ref={videoElement}
          className={classNames(styles.video, hasStarted && styles.moving)}
          loop
          muted
          playsInline
          preload="none"
          poster={still && getVariantUrl(still.url, still.widths[0] ?? still.width)}
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => setHasStarted(true)}
        >
          {video.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
        </video>
      )}
      <div className={styles.scrim} />
      {label !== '' && <p className={styles.text}>{label}</p>}
      {video && (
        <div className={styles.control}>
          <IconButton
            isRaised
            icon={shouldPlay ? 'pause' : 'play'}
            iconSize={20}
            label={shouldPlay ? 'Pause video' : 'Play video'}
            onClick={() => setChoice(shouldPlay ? 'pause' : 'play')}
          />
        </div>
      )}
    </section>
  );
}

/** Browsers may block autoplay; an interrupted play() is not a block. */
const isAutoplayBlocked = ({ name }: Error): boolean => name === 'NotAllowedError' || name === 'NotSupportedError';

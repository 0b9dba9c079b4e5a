import { useEffect, useRef, useState } from 'react';
import { pictureVariant } from '#domain/catalogue/picture-address.ts';
import { useInView } from '#storefront/browser/page/in-view.ts';
import { useReducedMotion } from '#storefront/browser/page/media-query.ts';
import { Picture, type PictureFile } from '#storefront/pictures/picture.tsx';
import type { ShopVideo } from '#storefront/pictures/shop-video.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { whenSettled } from '../../browser/when-settled.ts';
import styles from './video-band.module.css';

type VideoBandProps = { video: ShopVideo | undefined; still: PictureFile | undefined; words: string };

/**
 * A still picture that begins to move once it is in sight. Nothing of the film is fetched before that, and a visitor who
 * asks for less motion starts it by hand (decision D-17).
 */
export function VideoBand({ video, still, words }: VideoBandProps) {
  const band = useRef<HTMLElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const isInView = useInView(band);
  const prefersStill = useReducedMotion();
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [hasMoved, setMoved] = useState(false);
  const plays = choice === undefined ? !prefersStill : choice === 'play';

  useEffect(() => {
    const { current } = film;
    if (!current) return undefined;
    if (!plays || !isInView) return current.pause();
    const play = () => void current.play().catch((reason: Error) => isRefusal(reason) && setChoice('pause'));
    return choice === 'play' ? play() : whenSettled(play);
  }, [plays, isInView, choice]);

  return (
    <section ref={band} className={styles.band} aria-label={words}>
      <Picture file={still} alt="" sizes="(min-width: 768px) 100vw, 88vw" fill priority />
      <video
        ref={film}
        className={classNames(styles.film, hasMoved && styles.moving)}
        loop
        muted
        playsInline
        preload="none"
        poster={still && pictureVariant(still.url, still.widths[0] ?? still.width)}
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setMoved(true)}
      >
        {video?.sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      <div className={styles.scrim} />
      <p className={styles.words}>{words}</p>
      <div className={styles.control}>
        <IconButton
          raised
          icon={plays ? 'pause' : 'play'}
          iconSize={20}
          label={plays ? 'Pause video' : 'Play video'}
          onClick={() => setChoice(plays ? 'pause' : 'play')}
        />
      </div>
    </section>
  );
}

/** Some browsers play nothing on their own, to save power; a play that a pause overtook is no refusal. */
const isRefusal = ({ name }: Error): boolean => name === 'NotAllowedError' || name === 'NotSupportedError';

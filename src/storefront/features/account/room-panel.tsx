import { useLocation } from 'react-router';
import { Picture } from '#storefront/pictures/picture.tsx';
import { shopPicture } from '#storefront/pictures/shop-picture.ts';
import { buttonClass } from '#ui/actions/button-style.ts';
import { Link } from '#ui/actions/link.tsx';
import { classNames } from '#ui/class-names.ts';
import { createSwitchState } from './form-switch-state.ts';
import styles from './room-panel.module.css';

type RoomPanelProps = {
  words: { panelTitle: string; panelText: string; otherLabel: string; other: string };
  /** Before the form instead of behind it. */
  atStart: boolean;
  /** Comes over from the other side. */
  slides: boolean;
};

/** A room beside the form; on wide screens it also holds the way to the other form. */
export function RoomPanel({ words, atStart, slides }: RoomPanelProps) {
  const { state } = useLocation();
  return (
    <div className={classNames(styles.panel, atStart && styles.atStart, slides && styles.slides)}>
      <Picture file={shopPicture('login-room')} alt="" sizes="(min-width: 1024px) 50vw, 100vw" priority fill />
      <div className={styles.words}>
        <h2>{words.panelTitle}</h2>
        <p>{words.panelText}</p>
        <Link to={words.other} state={createSwitchState(state)} className={buttonClass({ variant: 'onDark' })}>
          {words.otherLabel}
        </Link>
      </div>
    </div>
  );
}

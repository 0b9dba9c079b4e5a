import { useLocation } from 'react-router';
import { Picture } from '#storefront/pictures/picture.tsx';
import { getShopPicture } from '#storefront/pictures/shop-picture.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { createFormSwitchHistoryState } from './form-switch-history.ts';
import styles from './room-panel.module.css';

type RoomPanelProps = {
  copy: { panelTitle: string; panelText: string; switchLabel: string; switchPath: string };
  /** Placed before the form instead of after it. */
  isAtStart: boolean;
  /** Animates from the other side. */
  isSliding: boolean;
};

/** Shows a room picture beside the form; on wide screens also the link to the other form. */
export function RoomPanel({ copy, isAtStart, isSliding }: RoomPanelProps) {
  const { state } = useLocation();
  return (
    <div className={classNames(styles.panel, isAtStart && styles.atStart, isSliding && styles.slides)}>
      <Picture file={getShopPicture('login-room')} alt="" sizes="(min-width: 1024px) 50vw, 100vw" priority fill />
      <div className={styles.text}>
        <h2>{copy.panelTitle}</h2>
        <p>{copy.panelText}</p>
        <ButtonLink to={copy.switchPath} state={createFormSwitchHistoryState(state)} variant="onDark">
          {copy.switchLabel}
        </ButtonLink>
      </div>
    </div>
  );
}

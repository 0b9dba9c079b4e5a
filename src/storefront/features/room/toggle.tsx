import { Icon, type IconName } from '#ui/icons/icon.tsx';
import styles from './room.module.css';

type ToggleProps = { icon: IconName; label: string; pressed: boolean; onToggle: () => void };

export function Toggle({ icon, label, pressed, onToggle }: ToggleProps) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={pressed} onClick={onToggle}>
      <Icon name={icon} size={20} />
      {label}
    </button>
  );
}

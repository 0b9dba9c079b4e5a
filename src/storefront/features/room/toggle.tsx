import { Icon, type IconName } from '#ui/icons/icon.tsx';
import styles from './room.module.css';

type ToggleProps = { icon: IconName; label: string; isPressed: boolean; onToggle: () => void };

export function Toggle({ icon, label, isPressed, onToggle }: ToggleProps) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={isPressed} onClick={onToggle}>
      <Icon name={icon} size={20} />
      {label}
    </button>
  );
}

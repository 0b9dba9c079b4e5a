import { IconButton } from '../actions/icon-button.tsx';
import { Link } from '../actions/link.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './alert-list.module.css';

type Tone = 'info' | 'success' | 'danger';
const TONE_ICONS: Record<Tone, IconName> = { info: 'info', success: 'check', danger: 'alert' };

type AlertItem = {
  id: string;
  /** A plain sentence before a technical text. */
  lead?: string;
  text: string;
  tone?: Tone;
  /** e.g. Log in; a click dismisses the alert. */
  link?: { to: string; label: string; state?: unknown; onClick?: () => void } | undefined;
};

type AlertListProps = {
  alerts: readonly AlertItem[];
  onDismiss: (id: string) => void;
  /** In the flow of the page instead of floating under the header. */
  isInline?: boolean;
};

/** Alerts stay until dismissed (D-01). The live region is always rendered, so screen readers announce additions. */
export function AlertList({ alerts, onDismiss, isInline = false }: AlertListProps) {
  return (
    <div role="alert" className={classNames(styles.region, isInline && styles.inline)}>
      {alerts.map(({ id, lead, text, tone = 'info', link }) => (
        <div key={id} className={classNames(styles.alert, styles[tone])}>
          <span className={styles.mark}>
            <Icon name={TONE_ICONS[tone]} size={20} />
          </span>
          <p className={styles.text}>
            {lead && <>{lead} </>}
            <span>{text}</span>
            {link && ' '}
            {link && (
              <Link
                to={link.to}
                state={link.state}
                onClick={() => {
                  onDismiss(id);
                  link.onClick?.();
                }}
              >
                {link.label}
              </Link>
            )}
          </p>
          <IconButton icon="close" iconSize={20} label="Close message" onClick={() => onDismiss(id)} />
        </div>
      ))}
    </div>
  );
}

import type { UserDetails } from '#contract/api/user-details.ts';
import { initialsOf } from '#domain/account/initials.ts';
import { tokenPicture } from '#domain/account/token-picture.ts';
import { joinName } from '#domain/checkout/full-name.ts';
import { Icon, type IconName } from '#ui/icons/icon.tsx';
import { useAppSelector } from '../../state/hooks.ts';
import { Avatar } from './avatar.tsx';
import styles from './profile-head.module.css';

/** Who this is: as saved, whatever is being typed below. */
export function ProfileHead({ details }: { details: UserDetails }) {
  const token = useAppSelector((state) => state.session.token);
  const location = [details.city, details.state].filter((part) => part.trim() !== '').join(', ');
  return (
    <div className={styles.card}>
      <Avatar image={tokenPicture(token ?? '')} initials={initialsOf(details)} />
      <div className={styles.words}>
        <p className={styles.name}>{joinName(details) || 'Welcome'}</p>
        <ul className={styles.facts}>
          <Fact icon="pin" label="Location" text={location} />
          <Fact icon="mail" label="Email" text={details.email} />
          <Fact icon="phone" label="Phone" text={details.phone} />
        </ul>
      </div>
    </div>
  );
}

function Fact({ icon, label, text }: { icon: IconName; label: string; text: string }) {
  if (text.trim() === '') return null;
  return (
    <li>
      <Icon name={icon} size={18} />
      <span className="visually-hidden">{label}: </span>
      <span>{text}</span>
    </li>
  );
}

import { useState } from 'react';
import type { UserDetails } from '#contract/storefront/user-details.ts';
import { joinName } from '#domain/account/full-name.ts';
import { getInitials } from '#domain/account/initials.ts';
import { getTokenPicture } from '#domain/account/token-picture.ts';
import { Icon, type IconName } from '#ui/icons/icon.tsx';
import { useAppSelector } from '../../state/hooks.ts';
import styles from './profile-head.module.css';

/** Shows the saved details, not the draft below. */
export function ProfileHead({ details }: { details: UserDetails }) {
  const token = useAppSelector((state) => state.session.token);
  const location = [details.city, details.state].filter((part) => part.trim() !== '').join(', ');
  return (
    <div className={styles.card}>
      <Avatar image={getTokenPicture(token ?? '')} initials={getInitials(details)} />
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

type AvatarProps = { image: string | undefined; initials: string };

/** Decorative picture, or initials if it is missing or fails to load. */
function Avatar({ image, initials }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={styles.avatar} aria-hidden="true">
      {image !== undefined && failed !== image ? (
        <img src={image} alt="" width={96} height={96} onError={() => setFailed(image)} />
      ) : (
        initials || <Icon name="user" size={40} />
      )}
    </span>
  );
}

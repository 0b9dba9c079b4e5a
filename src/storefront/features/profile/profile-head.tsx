import { useState } from 'react';
import type { UserDetails } from '#contract/storefront/user-details.ts';
import { getInitials, joinName } from '#domain/account/full-name.ts';
import { getTokenPicture } from '#domain/account/token-claims.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { Icon, type IconName } from '#ui/icons/icon.tsx';
import styles from './profile-head.module.css';

/** Shows the saved details, not the draft below. */
export function ProfileHead({ details }: { details: UserDetails }) {
  const token = useAppSelector((state) => state.session.token);
  const location = [details.city, details.state].filter((part) => part.trim() !== '').join(', ');
  return (
    <div className={styles.card}>
      <Avatar image={getTokenPicture(token ?? '')} initials={getInitials(details)} />
      <div className={styles.text}>
        <p className={styles.name}>{joinName(details) || 'Welcome'}</p>
        <ul className={styles.facts}>
          <ProfileLine icon="pin" label="Location" text={location} />
          <ProfileLine icon="mail" label="Email" text={details.email} />
          <ProfileLine icon="phone" label="Phone" text={details.phone} />
        </ul>
      </div>
    </div>
  );
}

function ProfileLine({ icon, label, text }: { icon: IconName; label: string; text: string }) {
  if (text.trim() === '') return null;
  // A long email breaks before its @.
  const [start, end] = text.split(/(?=@[^@]*$)/);
  return (
    <li>
      <Icon name={icon} size={18} />
      <span className="visually-hidden">{label}: </span>
      <span>
        {start}
        <wbr />
        {end}
      </span>
    </li>
  );
}

type AvatarProps = { image: string | undefined; initials: string };

/** Shows a decorative picture, or initials if it is missing or fails to load. */
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

import { type ComponentProps, useState } from 'react';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import styles from './password-input.module.css';

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type'>;

export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextInput {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button type="button" className={styles.toggle} onClick={() => setIsShown(!isShown)}>
        <Icon name={isShown ? 'eyeOff' : 'eye'} size={20} />
        <VisuallyHidden>{isShown ? 'Hide password' : 'Show password'}</VisuallyHidden>
      </button>
    </div>
  );
}

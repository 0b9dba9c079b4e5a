import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { readSignInReturn } from '#storefront/state/account/sign-in-return.ts';
import { useShopFacts } from '#storefront/state/hooks.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Link } from '#ui/actions/link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { AUTH_COPY, SIGN_IN_REQUIRED_LEAD } from './auth-copy.ts';
import styles from './auth-forms.module.css';
import { createFormSwitchHistoryState, shouldSlide } from './form-switch-history.ts';
import { RoomPanel } from './room-panel.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/**
 * Shows the sign-in or the sign-up form, by path. On wide screens the panel slides to the other side when the form
 * changes.
 */
export function AuthForms() {
  const { pathname, state } = useLocation();
  const { name } = useShopFacts();
  const isSignUp = pathname === paths.signup;
  const copy = AUTH_COPY[isSignUp ? 'signUp' : 'signIn'];
  // History state is unknown to the server, and the first render must match the server's.
  const isHydrated = useHydrated();
  const wasRedirected = isHydrated && !isSignUp && readSignInReturn(state) !== undefined;
  const [isSliding] = useState(isHydrated && shouldSlide(state));
  return (
    <div className={classNames(styles.page, isSignUp && styles.signUp, isSliding && styles.slides)}>
      <div className={styles.side}>
        <div className={styles.top}>
          <Link to={paths.home} aria-label={name} className={styles.logo}>
            <Logo name={name} />
          </Link>
          <ButtonLink to={paths.home} variant="secondary" size="small">
            <Icon name="chevronLeft" size={16} />
            Back to HomePage
          </ButtonLink>
        </div>
        <div className={styles.content}>
          <header className={styles.head}>
            <h1>{copy.title}</h1>
            <p className={styles.lead}>{wasRedirected ? SIGN_IN_REQUIRED_LEAD : copy.lead}</p>
          </header>
          <noscript>
            <p className={styles.noScript}>
              You need JavaScript to log in or sign up. Please turn it on and try again.
            </p>
          </noscript>
          {isSignUp ? <SignUpForm /> : <SignInForm />}
          <p className={styles.switch}>
            {copy.question}{' '}
            <Link to={copy.switchPath} state={createFormSwitchHistoryState(state)}>
              {copy.switchLabel}
            </Link>
          </p>
        </div>
      </div>
      <RoomPanel copy={copy} isAtStart={isSignUp} isSliding={isSliding} />
    </div>
  );
}

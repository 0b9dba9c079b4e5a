import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { readSignInReturn } from '#storefront/state/account/sign-in-return.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Link } from '#ui/actions/link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useShopFacts } from '../../state/shop-slice.ts';
import { createSwitchState, shouldSlide } from './form-switch-state.ts';
import { SENT_HERE, SIDES } from './login-content.ts';
import styles from './login-screen.module.css';
import { RoomPanel } from './room-panel.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** One screen under two addresses. On wide screens the room's panel slides over to the other side when they change. */
export function LoginScreen() {
  const { pathname, state } = useLocation();
  const { name } = useShopFacts();
  const isSignUp = pathname === paths.signup;
  const side = SIDES[isSignUp ? 'signUp' : 'signIn'];
  // Not in the first render of a loaded page, which must equal the server's.
  const isHydrated = useHydrated();
  const isSentHere = isHydrated && !isSignUp && readSignInReturn(state) !== undefined;
  const [slides] = useState(isHydrated && shouldSlide(state));
  return (
    <div className={classNames(styles.screen, isSignUp && styles.signUp, slides && styles.slides)}>
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
            <h1>{side.title}</h1>
            <p className={styles.lead}>{isSentHere ? SENT_HERE : side.lead}</p>
          </header>
          <noscript>
            <p className={styles.needed}>
              Signing in and signing up need JavaScript. Please switch it on and try again.
            </p>
          </noscript>
          {isSignUp ? <SignUpForm /> : <SignInForm />}
          <p className={styles.switch}>
            {side.question}{' '}
            <Link to={side.other} state={createSwitchState(state)}>
              {side.otherLabel}
            </Link>
          </p>
        </div>
      </div>
      <RoomPanel words={side} atStart={isSignUp} slides={slides} />
    </div>
  );
}

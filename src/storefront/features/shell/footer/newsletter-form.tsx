import { type FormEvent, useState } from 'react';
import { NEWSLETTER_MESSAGE } from '#domain/shell/timings.ts';
import styles from './newsletter-form.module.css';
import { useNewsletter } from './use-newsletter.ts';

export function NewsletterForm() {
  const [email, setEmail] = useState('');
  const { phase, subscribe } = useNewsletter();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '' || phase !== 'ready') return;
    setEmail('');
    subscribe();
  };
  return (
    <>
      <p className={styles.intro}>Not sent out yet: this form doesn't store your email.</p>
      <form className={styles.form} method="dialog" onSubmit={submit}>
        <div className={styles.line}>
          <input
            type="email"
            required
            className={styles.input}
            placeholder="Your email"
            aria-label="Email for the newsletter"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <button type="submit" className={styles.send} aria-disabled={phase !== 'ready' || undefined}>
            {phase === 'sending' ? 'Subscribing...' : 'Subscribe'}
          </button>
        </div>
        <p role="status" className={styles.status}>
          {phase === 'done' && NEWSLETTER_MESSAGE}
        </p>
      </form>
      {/* Outside a dialog, method="dialog" sends nothing: without JavaScript the page stays as it is. */}
      <noscript>
        <p className={styles.intro}>You need JavaScript to subscribe.</p>
      </noscript>
    </>
  );
}

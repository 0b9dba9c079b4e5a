/**
 * The consents a customer can give, with the text they saw. A changed text gets a new version; stored consents keep
 * theirs, and name the versions of the policies that these words refer to.
 */

/** `account`: opening the account. `terms`: the ticked box. `marketing`: news by email, which is never needed for anything else. */
export type ConsentPurpose = 'account' | 'terms' | 'marketing';

type ConsentText = { readonly version: string; readonly text: string };

export const CONSENT_TEXTS: Readonly<Record<ConsentPurpose, ConsentText>> = {
  account: {
    version: '2026-11',
    text: 'We use your name, email, phone and address to run your account and your orders, as our privacy policy says.',
  },
  terms: { version: '2026-11', text: 'I agree to the Terms and Policy' },
  marketing: {
    version: '2026-11',
    text: 'Email me about new patterns and offers. I can stop this at any time with one click.',
  },
};

/** The versions in force. */
export type PolicyVersions = { readonly terms: number; readonly privacy: number };

export function formatTextVersion(purpose: ConsentPurpose, { terms, privacy }: PolicyVersions): string {
  const { version } = CONSENT_TEXTS[purpose];
  if (purpose === 'marketing') return version;
  const policy = `privacy policy version ${privacy}`;
  return purpose === 'account' ? `${version}, ${policy}` : `${version}, terms version ${terms}, ${policy}`;
}

import { useEffect, useMemo, useState } from 'react';
import type { UserDetails } from '#contract/storefront/user-details.ts';
import { formatCountry, parseCountry } from '#domain/checkout/saved-details.ts';
import { MESSAGE_SHOWN_MS } from '#domain/inquiries/submission-messages.ts';
import { createFormDraft } from '#storefront/browser/storage/form-draft.ts';
import { getSafeSessionStorage } from '#storefront/browser/storage/storage.ts';
import { fetchUserDetails, saveUserDetails } from '#storefront/state/account/user-details-thunks.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { useValidatedForm } from '#ui/forms/use-validated-form.ts';
import type { ProfileSectionConfig } from './profile-sections.ts';

/**
 * One section of the profile. The draft survives a reload and an ended session, for the same customer in
 * the same tab. It overlays the latest saved details, so that sections do not overwrite each other (PROF-20).
 */
export function useSectionForm({ key, savedText }: ProfileSectionConfig, details: UserDetails) {
  const dispatch = useAppDispatch();
  const { userId } = details;
  const draft = useMemo(() => createFormDraft(getSafeSessionStorage(), `profile.${key}.${userId}`), [key, userId]);
  const shown = useMemo(() => toShownDetails(details), [details]);
  const { registerField, discardEdits, watch } = useValidatedForm<UserDetails>({ saved: shown, draft });
  const [isEditing, setIsEditing] = useState(() => Object.keys(draft.read()).length > 0);
  const [hasFailed, setHasFailed] = useState(false);
  const [message, setMessage] = useTemporaryMessage();

  const close = (saved: UserDetails) => {
    discardEdits(toShownDetails(saved));
    setIsEditing(false);
    setHasFailed(false);
  };
  const save = async (): Promise<void> => {
    // Sends all fields, so it fetches the latest first: another window may have saved.
    const latest = await dispatch(fetchUserDetails());
    const edited = { ...(latest.ok ? latest.value : details), ...draft.read() };
    const result = await dispatch(saveUserDetails({ ...edited, country: parseCountry(edited.country) }));
    setMessage({ text: result.ok ? savedText : result.message, isSuccess: result.ok });
    if (result.ok) close(result.value);
    else setHasFailed(true);
  };
  return {
    registerField,
    values: watch(),
    isEditing,
    hasFailed,
    message,
    edit: () => setIsEditing(true),
    cancel: () => close(details),
    save,
  };
}

/** The form shows the country's name instead of its code. */
const toShownDetails = (details: UserDetails): UserDetails => ({
  ...details,
  country: formatCountry(details.country),
});

export type TemporaryMessage = { text: string; isSuccess: boolean };

function useTemporaryMessage() {
  const [message, setMessage] = useState<TemporaryMessage>();
  useEffect(() => {
    if (message === undefined) return undefined;
    const timer = setTimeout(() => setMessage(undefined), MESSAGE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, setMessage] as const;
}

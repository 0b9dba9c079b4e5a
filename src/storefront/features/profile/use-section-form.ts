import { useEffect, useMemo, useState } from 'react';
import type { UserDetails } from '#contract/storefront/user-details.ts';
import type { DetailField, SavedDetails } from '#domain/checkout/saved-details.ts';
import { MESSAGE_SHOWN_MS } from '#domain/inquiries/submission-messages.ts';
import { createFormDraft } from '#storefront/browser/storage/form-draft.ts';
import { getSessionStore } from '#storefront/browser/storage/storage.ts';
import { fetchUserDetails, saveUserDetails } from '#storefront/state/account/user-details-thunks.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import type { ProfileSectionSetup, TypedDetails } from './profile-sections.ts';

/**
 * One section of the profile. The draft survives a reload and an ended session, for the same customer in
 * the same tab. It overlays the latest saved details, so that sections do not overwrite each other (PROF-20).
 */
export function useSectionForm({ key, savedText }: ProfileSectionSetup, { userId, ...saved }: UserDetails) {
  const dispatch = useAppDispatch();
  const draft = useMemo(() => createFormDraft(getSessionStore(), `profile.${key}.${userId}`), [key, userId]);
  const [typed, setTyped] = useState<TypedDetails | undefined>(() => restoreTyped(draft.read()));
  const [isSaving, setSaving] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const [message, setMessage] = useTemporaryMessage();
  const values: SavedDetails = { ...saved, ...typed };

  const close = () => {
    draft.clear();
    setTyped(undefined);
    setRefused(false);
  };
  const type = (name: DetailField, value: string) => {
    const next = { ...typed, [name]: value };
    setTyped(next);
    draft.write(next);
  };
  const save = async (): Promise<void> => {
    setSaving(true);
    // Sends all fields, so it fetches the latest first: another window may have saved.
    const newest = await dispatch(fetchUserDetails());
    const outcome = await dispatch(
      saveUserDetails({ ...(newest.ok ? toSavedDetails(newest.value) : saved), ...typed }),
    );
    setSaving(false);
    setMessage({ text: outcome.ok ? savedText : outcome.message, isGood: outcome.ok });
    if (outcome.ok) close();
    else setRefused(true);
  };
  return {
    values,
    isEditing: typed !== undefined,
    isSaving,
    wasRefused,
    message,
    edit: () => setTyped({}),
    close,
    type,
    save,
  };
}

const toSavedDetails = ({ userId, ...fields }: UserDetails): SavedDetails => fields;

const restoreTyped = (stored: TypedDetails): TypedDetails | undefined =>
  Object.keys(stored).length > 0 ? stored : undefined;

export type TemporaryMessage = { text: string; isGood: boolean };

/** Clears the message after 3 seconds. */
function useTemporaryMessage() {
  const [message, setMessage] = useState<TemporaryMessage>();
  useEffect(() => {
    if (message === undefined) return undefined;
    const timer = setTimeout(() => setMessage(undefined), MESSAGE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, setMessage] as const;
}

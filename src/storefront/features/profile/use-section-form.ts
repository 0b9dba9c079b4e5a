import { useEffect, useMemo, useState } from 'react';
import type { UserDetails } from '#contract/storefront/user-details.ts';
import type { DetailField, SavedDetails } from '#domain/checkout/saved-details.ts';
import { MESSAGE_SHOWN_MS } from '#domain/inquiries/submission-messages.ts';
import { createFormDraft } from '#storefront/browser/storage/form-draft.ts';
import { getSafeSessionStorage } from '#storefront/browser/storage/storage.ts';
import { fetchUserDetails, saveUserDetails } from '#storefront/state/account/user-details-thunks.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import type { ProfileSectionConfig, TypedDetails } from './profile-sections.ts';

/**
 * One section of the profile. The draft survives a reload and an ended session, for the same customer in
 * the same tab. It overlays the latest saved details, so that sections do not overwrite each other (PROF-20).
 */
export function useSectionForm({ key, savedText }: ProfileSectionConfig, { userId, ...saved }: UserDetails) {
  const dispatch = useAppDispatch();
  const draft = useMemo(() => createFormDraft(getSafeSessionStorage(), `profile.${key}.${userId}`), [key, userId]);
  const [typed, setTyped] = useState<TypedDetails | undefined>(() => restoreTyped(draft.read()));
  const [isSaving, setIsSaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [message, setMessage] = useTemporaryMessage();
  const values: SavedDetails = { ...saved, ...typed };

  const close = () => {
    draft.clear();
    setTyped(undefined);
    setHasFailed(false);
  };
  const changeValue = (name: DetailField, value: string) => {
    const next = { ...typed, [name]: value };
    setTyped(next);
    draft.write(next);
  };
  const save = async (): Promise<void> => {
    setIsSaving(true);
    // Sends all fields, so it fetches the latest first: another window may have saved.
    const latest = await dispatch(fetchUserDetails());
    const result = await dispatch(saveUserDetails({ ...(latest.ok ? omitUserId(latest.value) : saved), ...typed }));
    setIsSaving(false);
    setMessage({ text: result.ok ? savedText : result.message, isSuccess: result.ok });
    if (result.ok) close();
    else setHasFailed(true);
  };
  return {
    values,
    isEditing: typed !== undefined,
    isSaving,
    hasFailed,
    message,
    edit: () => setTyped({}),
    close,
    changeValue,
    save,
  };
}

const omitUserId = ({ userId, ...fields }: UserDetails): SavedDetails => fields;

const restoreTyped = (stored: TypedDetails): TypedDetails | undefined =>
  Object.keys(stored).length > 0 ? stored : undefined;

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

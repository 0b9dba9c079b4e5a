import { useMemo, useState } from 'react';
import type { UserDetails } from '#contract/api/user-details.ts';
import type { DetailField, SavedDetails } from '#domain/checkout/saved-details.ts';
import { formDraft } from '#storefront/browser/storage/form-draft.ts';
import { sessionStore } from '#storefront/browser/storage/storage.ts';
import { fetchUserDetails, saveUserDetails } from '#storefront/state/account/user-details-thunks.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import type { ProfileSectionSetup, TypedDetails } from './profile-sections.ts';
import { usePassingMessage } from './use-passing-message.ts';

/**
 * One section of the profile. What is typed outlives a reload and a session that ends meanwhile, for the same customer in
 * the same tab; it is laid over the newest saved details, so that saving one section never undoes the other (PROF-20).
 */
export function useSectionForm({ key, savedText }: ProfileSectionSetup, { userId, ...saved }: UserDetails) {
  const dispatch = useAppDispatch();
  const draft = useMemo(() => formDraft(sessionStore(), `profile.${key}.${userId}`), [key, userId]);
  const [typed, setTyped] = useState<TypedDetails | undefined>(() => keptIn(draft.read()));
  const [isSaving, setSaving] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const [message, setMessage] = usePassingMessage();
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
    // All fields are sent, so those of the other section must be the newest: another window may have saved them.
    const newest = await dispatch(fetchUserDetails());
    const outcome = await dispatch(saveUserDetails({ ...(newest.ok ? fieldsOf(newest.value) : saved), ...typed }));
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

const fieldsOf = ({ userId, ...fields }: UserDetails): SavedDetails => fields;

const keptIn = (kept: TypedDetails): TypedDetails | undefined => (Object.keys(kept).length > 0 ? kept : undefined);

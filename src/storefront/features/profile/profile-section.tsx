import { type FormEvent, useId, useRef } from 'react';
import type { UserDetails } from '#contract/storefront/user-details.ts';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import panel from '#ui/overlays/panel.module.css';
import { ProfileControl } from './profile-control.tsx';
import styles from './profile-section.module.css';
import type { ProfileSectionSetup } from './profile-sections.ts';
import { useEditingFocus } from './use-editing-focus.ts';
import type { TemporaryMessage } from './use-section-form.ts';
import { useSectionForm } from './use-section-form.ts';

type ProfileSectionProps = {
  setup: ProfileSectionSetup;
  details: UserDetails;
  /** The other section is saving: parallel saves would overwrite each other. */
  isBlocked: boolean;
  onSaving: (isSaving: boolean) => void;
};

export function ProfileSection({ setup, details, isBlocked, onSaving }: ProfileSectionProps) {
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { values, isEditing, isSaving, wasRefused, message, edit, close, type, save } = useSectionForm(setup, details);
  useEditingFocus(form, isEditing);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isEditing || isSaving || isBlocked) return;
    onSaving(true);
    await save();
    onSaving(false);
  };
  return (
    <form
      ref={form}
      className={classNames(panel.card, styles.section)}
      data-editing={isEditing}
      aria-labelledby={headingId}
      noValidate
      onSubmit={submit}
    >
      <div className={styles.head}>
        <h2 id={headingId}>{setup.title}</h2>
        <div className={styles.actions}>
          <Button
            variant="secondary"
            size="small"
            disabled={isSaving}
            aria-describedby={headingId}
            onClick={isEditing ? close : edit}
          >
            {isEditing ? 'Cancel' : 'Edit'}
          </Button>
          <Button
            type="submit"
            size="small"
            disabled={!isEditing}
            busy={isSaving || (isEditing && isBlocked)}
            {...(isSaving && { busyLabel: 'Saving…' })}
            aria-describedby={headingId}
          >
            Save
          </Button>
        </div>
      </div>
      <SectionMessage message={message} isStillHere={wasRefused && isEditing && !isSaving} />
      <div className={styles.fields}>
        {setup.fields.map((field) => (
          <ProfileControl
            key={field.name}
            field={field}
            values={values}
            isEditing={isEditing}
            isSaving={isSaving}
            onType={(value) => type(field.name, value)}
          />
        ))}
      </div>
    </form>
  );
}

type SectionMessageProps = { message: TemporaryMessage | undefined; isStillHere: boolean };

/** Both live regions are always mounted, so that screen readers announce changes. */
function SectionMessage({ message, isStillHere }: SectionMessageProps) {
  return (
    <div className={styles.messages}>
      <div role="status">{message?.isGood && <p className={styles.saved}>{message.text}</p>}</div>
      <div role="alert">{message && !message.isGood && <p className={styles.failed}>{message.text}</p>}</div>
      {isStillHere && <p className={styles.note}>It was not saved; what you typed is still here.</p>}
    </div>
  );
}

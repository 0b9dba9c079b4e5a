import { type FormEvent, useId, useRef } from 'react';
import type { UserDetails } from '#contract/storefront/user-details.ts';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import panel from '#ui/overlays/panel.module.css';
import { ProfileControl } from './profile-control.tsx';
import styles from './profile-section.module.css';
import type { ProfileSectionConfig } from './profile-sections.ts';
import { useEditingFocus } from './use-editing-focus.ts';
import type { TemporaryMessage } from './use-section-form.ts';
import { useSectionForm } from './use-section-form.ts';

type ProfileSectionProps = {
  config: ProfileSectionConfig;
  details: UserDetails;
  isSaving: boolean;
  /** The other section is saving: parallel saves would overwrite each other. */
  isBlocked: boolean;
  onSavingChange: (isSaving: boolean) => void;
};

export function ProfileSection({ config, details, isSaving, isBlocked, onSavingChange }: ProfileSectionProps) {
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { registerField, values, isEditing, hasFailed, message, edit, cancel, save } = useSectionForm(config, details);
  useEditingFocus(form, isEditing);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isEditing || isSaving || isBlocked) return;
    onSavingChange(true);
    await save();
    onSavingChange(false);
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
        <h2 id={headingId}>{config.title}</h2>
        <div className={styles.actions}>
          <Button
            variant="secondary"
            size="small"
            disabled={isSaving}
            aria-describedby={headingId}
            onClick={isEditing ? cancel : edit}
          >
            {isEditing ? 'Cancel' : 'Edit'}
          </Button>
          <Button
            type="submit"
            size="small"
            disabled={!isEditing}
            isBusy={isSaving || (isEditing && isBlocked)}
            {...(isSaving && { busyLabel: 'Saving…' })}
            aria-describedby={headingId}
          >
            Save
          </Button>
        </div>
      </div>
      <SectionMessage message={message} showsRetryHint={hasFailed && isEditing && !isSaving} />
      <div className={styles.fields}>
        {config.fields.map((field) => (
          <ProfileControl
            key={field.name}
            field={field}
            registration={registerField(field.name)}
            values={values}
            isEditing={isEditing}
            isSaving={isSaving}
          />
        ))}
      </div>
    </form>
  );
}

type SectionMessageProps = { message: TemporaryMessage | undefined; showsRetryHint: boolean };

/** Both live regions are always mounted, so that screen readers announce changes. */
function SectionMessage({ message, showsRetryHint }: SectionMessageProps) {
  return (
    <div className={styles.messages}>
      <div role="status">{message?.isSuccess && <p className={styles.saved}>{message.text}</p>}</div>
      <div role="alert">{message && !message.isSuccess && <p className={styles.failed}>{message.text}</p>}</div>
      {showsRetryHint && <p className={styles.note}>We couldn't save it, but what you typed is still here.</p>}
    </div>
  );
}

import { INDIAN_STATES } from '#domain/checkout/indian-states.ts';
import type { SavedDetails } from '#domain/checkout/saved-details.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { fieldHint } from './field-hint.ts';
import type { ProfileField } from './profile-sections.ts';

type ProfileControlProps = {
  field: ProfileField;
  values: SavedDetails;
  isEditing: boolean;
  isSaving: boolean;
  onType: (value: string) => void;
};

export function ProfileControl({ field, values, isEditing, isSaving, onType }: ProfileControlProps) {
  const { name, label, type = 'text', inputMode, autoComplete, isFixed = false } = field;
  const isState = name === 'state';
  return (
    <Field label={label} hint={isEditing && fieldHint(name, values)}>
      {({ id, required, ...control }) => (
        <>
          <TextInput
            {...control}
            id={id}
            name={name}
            type={type}
            inputMode={inputMode}
            autoComplete={autoComplete}
            {...(isState && isEditing && { list: `${id}-states` })}
            placeholder={isEditing ? '' : 'Not given yet'}
            value={values[name]}
            readOnly={isFixed || !isEditing || isSaving}
            onChange={(event) => onType(event.target.value)}
          />
          {isState && isEditing && (
            <datalist id={`${id}-states`}>
              {INDIAN_STATES.map((state) => (
                <option key={state.gstCode} value={state.name} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

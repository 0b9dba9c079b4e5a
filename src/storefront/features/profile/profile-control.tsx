import { checkPhone } from '#domain/checkout/indian-phone.ts';
import { INDIAN_STATES, pincodeHint } from '#domain/checkout/indian-states.ts';
import { checkPincode } from '#domain/checkout/pincode.ts';
import type { DetailField, SavedDetails } from '#domain/checkout/saved-details.ts';
import { isBlank } from '#domain/text/text-limits.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
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
    <Field label={label} hint={isEditing && getFieldHint(name, values)}>
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

/** Advice while editing; does not block saving (PROF-17). */
function getFieldHint(field: DetailField, values: SavedDetails): string | undefined {
  const value = values[field];
  if (field === 'email') return 'Your email cannot be changed here.';
  if (isBlank(value)) return undefined;
  if (field === 'phone' && !checkPhone(value).ok) return 'For a delivery we need a 10-digit Indian mobile number.';
  if (field !== 'postalCode') return undefined;
  return checkPincode(value).ok
    ? pincodeHint(value, values.state)
    : 'For a delivery in India we need a 6-digit pincode.';
}

import type { UseFormRegisterReturn } from 'react-hook-form';
import { checkPhone } from '#domain/checkout/indian-phone.ts';
import { getPincodeHint, INDIAN_STATES } from '#domain/checkout/indian-states.ts';
import { checkPincode } from '#domain/checkout/pincode.ts';
import type { DetailField, SavedDetails } from '#domain/checkout/saved-details.ts';
import { isBlank } from '#domain/text/text-limits.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import type { ProfileField } from './profile-sections.ts';

type ProfileControlProps = {
  field: ProfileField;
  registration: UseFormRegisterReturn;
  values: SavedDetails;
  isEditing: boolean;
  isSaving: boolean;
};

export function ProfileControl({ field, registration, values, isEditing, isSaving }: ProfileControlProps) {
  const { name, label, type = 'text', inputMode, autoComplete, isReadOnly = false } = field;
  const isState = name === 'state';
  return (
    <Field label={label} hint={isEditing && getFieldHint(name, values)}>
      {({ id, required, ...control }) => (
        <>
          <TextInput
            {...control}
            {...registration}
            id={id}
            type={type}
            inputMode={inputMode}
            autoComplete={autoComplete}
            {...(isState && isEditing && { list: `${id}-states` })}
            placeholder={isEditing ? '' : 'Not added yet'}
            readOnly={isReadOnly || !isEditing || isSaving}
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

/** Returns advice shown while editing; it does not block saving (PROF-17). */
function getFieldHint(field: DetailField, values: SavedDetails): string | undefined {
  const value = values[field];
  if (field === 'email') return "You can't change your email here.";
  if (isBlank(value)) return undefined;
  if (field === 'phone' && !checkPhone(value).ok) return 'We need a 10-digit Indian mobile number for delivery.';
  if (field !== 'postalCode') return undefined;
  return checkPincode(value).ok
    ? getPincodeHint(value, values.state)
    : 'We need a 6-digit pincode to deliver in India.';
}

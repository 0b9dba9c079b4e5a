import type { DraftType } from '#contract/desk/products/desk-product.ts';
import { getTypeFieldLabel } from '#contract/desk/products/product-changes.ts';
import { useFieldError } from '#desk/elements/fields/field-errors.ts';
import { NumberField } from '#desk/elements/fields/number-field.tsx';
import { TextField } from '#desk/elements/fields/text-field.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { type CategoryField, getDraftNumber, getDraftText } from './draft-types.ts';

type TypeValueFieldProps = {
  field: CategoryField;
  type: DraftType;
  /** Path of the type in the draft. */
  path: string;
  onChange: (value: DraftType[string]) => void;
};

/** Edits one of a category's type fields; `TYPE_FIELDS` decides the control. */
export function TypeValueField({ field, type, path: typePath, onChange }: TypeValueFieldProps) {
  const path = `${typePath}.${field.name}`;
  if (field.kind === 'flag')
    return (
      <Checkbox
        data-path={path}
        checked={type[field.name] === true}
        onChange={({ target }) => onChange(target.checked)}
      >
        {field.label}
      </Checkbox>
    );
  if (field.kind === 'choice') return <ChoiceField {...{ field, type, path, onChange }} />;
  if (field.kind === 'text')
    return (
      <TextField
        path={path}
        label={field.label}
        isOptional
        value={getDraftText(type, field.name)}
        onChange={(text) => onChange(text === '' ? null : text)}
      />
    );
  return (
    <NumberField
      path={path}
      label={`${getTypeFieldLabel(field)} (in)`}
      isOptional={field.kind !== 'size'}
      value={getDraftNumber(type, field.name)}
      onChange={onChange}
    />
  );
}

type ChoiceFieldProps = TypeValueFieldProps & { field: Extract<CategoryField, { kind: 'choice' }> };

/** Also shows a value that is no longer in the list. */
function ChoiceField({ field, type, path, onChange }: ChoiceFieldProps) {
  const problem = useFieldError(path);
  const value = getDraftText(type, field.name);
  const choices: readonly string[] = field.choices;
  const options = value === '' || choices.includes(value) ? choices : [value, ...choices];
  return (
    <Field label={'lineLabel' in field ? field.lineLabel : field.label} error={problem} isOptional>
      {(control) => (
        <Select
          {...control}
          data-path={path}
          placeholder="Customers choose"
          options={options.map((choice) => ({ value: choice, label: choice }))}
          value={value}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        />
      )}
    </Field>
  );
}

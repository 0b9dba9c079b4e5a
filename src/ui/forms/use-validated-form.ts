import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  set,
  type UseFormHandleSubmit,
  type UseFormRegisterReturn,
  type UseFormReturn,
  type UseFormSetValue,
  useForm,
} from 'react-hook-form';

/** A pure rule: returns the message of every invalid field. */
type Validate<Values extends FieldValues> = (values: Values) => Partial<Record<FieldPath<Values>, string | undefined>>;

type FormOptions<Values extends FieldValues> = {
  validate?: Validate<Values>;
  /** Initial values. When they change, the form shows the new ones overlaid with the draft. */
  saved?: Values;
  /** Stores edited fields, so that they survive a reload. */
  draft?: { read(): Partial<Values>; write(edited: Partial<Values>): void; clear(): void };
};

export type ValidatedForm<Values extends FieldValues> = UseFormReturn<Values> & {
  /** The props of a control. */
  registerField: (name: FieldPath<Values>, onBlur?: () => void) => UseFormRegisterReturn<FieldPath<Values>>;
  getError: (name: FieldPath<Values>) => string | undefined;
  /** Shows these values instead, and deletes the draft. */
  discardEdits: (replacement: Values) => void;
};

/**
 * Forms with the domain's rules (decision 016). Errors appear on submit, with the focus on the first invalid field;
 * typing clears the field's error. Text typed before hydration wins over initial values.
 */
export function useValidatedForm<Values extends FieldValues>({
  validate,
  saved,
  draft,
}: FormOptions<Values>): ValidatedForm<Values> {
  const values = useMemo(() => saved && { ...saved, ...draft?.read() }, [saved, draft]);
  const form = useForm<Values>({
    ...(values && { values }),
    ...(validate && { resolver: createResolver(validate) }),
    // Keeps edits, also those made before hydration, when the saved values arrive or change.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    reValidateMode: 'onSubmit',
  });
  const { isSubmitting } = form.formState;
  const { getValues, reset } = form;
  const [initialDraft] = useState(draft);
  useEffect(() => {
    // On mount, only fields filled before hydration are dirty.
    const early = getValues(undefined, { dirtyFields: true });
    if (Object.keys(early).length > 0) initialDraft?.write({ ...initialDraft.read(), ...early });
  }, [initialDraft, getValues]);
  const storeEdit = (name: FieldPath<Values>) => draft?.write({ ...draft.read(), [name]: getValues(name) });

  const registerField: ValidatedForm<Values>['registerField'] = (name, onBlur) =>
    form.register(name, {
      onChange: () => {
        form.clearErrors(name);
        form.clearErrors('root');
        storeEdit(name);
      },
      ...(onBlur && { onBlur }),
    });
  const setValue: UseFormSetValue<Values> = (name, value, options) => {
    form.setValue(name, value, options);
    storeEdit(name);
  };
  const discardEdits = useCallback(
    (replacement: Values) => {
      draft?.clear();
      reset(replacement, { keepDirtyValues: false });
    },
    [draft, reset],
  );
  /** Ignores a submit during the previous one. */
  const handleSubmit: UseFormHandleSubmit<Values> = (onValid, onInvalid) => (event) => {
    if (!isSubmitting) return form.handleSubmit(onValid, onInvalid)(event);
    event?.preventDefault();
    return Promise.resolve(undefined);
  };
  const getError = (name: FieldPath<Values>) => form.getFieldState(name, form.formState).error?.message;
  return { ...form, registerField, setValue, handleSubmit, getError, discardEdits };
}

const createResolver =
  <Values extends FieldValues>(validate: Validate<Values>): Resolver<Values> =>
  (values) => {
    const messages = Object.entries(validate(values)).filter(([, message]) => message !== undefined);
    if (messages.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [name, message] of messages) set(errors, name, { type: 'rule', message });
    return { values: {}, errors };
  };

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'register' | 'handleSubmit' | 'subscribe'
>;

type LazyFormOptions<Values extends FieldValues> = {
  /** Makes the form with `createFormControl`, in a file that is only imported dynamically. */
  load: () => Promise<Form<Values>>;
  /** Gets what the schema made of valid values. The form stays closed until it settles. */
  onSubmit: (values: Values) => Promise<void> | void;
  /** Gets whatever `load` or `onSubmit` threw, as the form opens again. */
  onFailure: (error: unknown) => void;
};

/**
 * react-hook-form and a schema for a page that is a finished file. Both are fetched when somebody
 * begins to fill in the form (`prepare`). Until then the inputs are plain, uncontrolled ones: what
 * is typed stays, and what is sent before they have come is checked as soon as they have.
 */
export function useLazyForm<Values extends FieldValues>(options: LazyFormOptions<Values>) {
  const { load, onSubmit, onFailure } = options;
  const [form, setForm] = useState<Form<Values>>();
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const loading = useRef<Promise<Form<Values>>>(undefined);
  const isClosed = useRef(false);

  useEffect(
    () =>
      form?.subscribe({
        formState: { errors: true },
        // A copy: the form changes its own in place.
        callback: ({ errors: found }) => setErrors({ ...found } as FieldErrors<Values>),
      }),
    [form],
  );

  const loadOnce = async () => {
    loading.current ??= load();
    try {
      const loaded = await loading.current;
      // At once, so that the inputs are registered when the form is asked for their values.
      flushSync(() => setForm(loaded));
      return loaded;
    } catch (error) {
      loading.current = undefined;
      throw error;
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isClosed.current) return;
    isClosed.current = true;
    setSubmitting(true);
    let failure: { error: unknown } | undefined;
    try {
      await (await loadOnce()).handleSubmit(onSubmit)(event);
    } catch (error) {
      failure = { error };
    }
    isClosed.current = false;
    // At once, because the form is about to focus the first input that is wrong.
    flushSync(() => {
      setSubmitting(false);
      if (failure) onFailure(failure.error);
    });
  };

  return {
    submit,
    errors,
    isSubmitting,
    register: (name: Path<Values>) => form?.register(name) ?? { name },
    /** Fetches ahead. A failure here is no failure yet: `submit` asks again and reports. */
    prepare: () => void Promise.allSettled([loadOnce()]),
  };
}

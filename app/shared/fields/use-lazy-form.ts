import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'register' | 'handleSubmit' | 'subscribe'
>;

type LazyFormOptions<Values extends FieldValues> = {
  /** Creates the form with `createFormControl`, in a module that is only imported dynamically. */
  load: () => Promise<Form<Values>>;
  /** Receives the schema's output. The form stays disabled until it settles. */
  onSubmit: (values: Values) => Promise<void> | void;
  /** Receives the error of `load` or `onSubmit`, when the form is enabled again. */
  onFailure: (error: unknown) => void;
};

/**
 * react-hook-form and a schema for a prerendered page. Both are loaded when the visitor begins to
 * fill in the form (`prepare`). Until then the inputs are plain and uncontrolled; a submit before
 * that is validated after loading.
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
        // A copy, because the form mutates its own object.
        callback: ({ errors: found }) => setErrors({ ...found } as FieldErrors<Values>),
      }),
    [form],
  );

  const loadOnce = async () => {
    loading.current ??= load();
    try {
      const loaded = await loading.current;
      // At once, so that the inputs are registered before validation.
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
    // At once, because the form is about to focus the first invalid input.
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
    /** Prefetches. `submit` loads again and reports a failure. */
    prepare: () => void Promise.allSettled([loadOnce()]),
  };
}

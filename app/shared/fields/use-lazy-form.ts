import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'register' | 'handleSubmit' | 'subscribe'
>;

type LazyFormOptions<Values extends FieldValues, Failure> = {
  /** Creates the form with `createFormControl`, in a module that is only imported dynamically. */
  load: () => Promise<Form<Values>>;
  /** Receives the values that the schema accepted. The form is disabled until it settles. */
  onSubmit: (values: Values) => Promise<void> | void;
  /** Converts an error of `load` or `onSubmit` to the `failure` that the form shows. */
  onFailure: (error: unknown) => Failure;
  initialFailure?: Failure | undefined;
};

/**
 * react-hook-form and a schema for a prerendered page. Both load when the user starts to fill in
 * the form (`prepare`). Until then the inputs are uncontrolled, so that entered text stays. A form
 * that is submitted early is validated as soon as they have loaded.
 */
export function useLazyForm<Values extends FieldValues, Failure = unknown>(
  options: LazyFormOptions<Values, Failure>,
) {
  const { load, onSubmit, onFailure, initialFailure } = options;
  const [failure, setFailure] = useState(initialFailure);
  const [form, setForm] = useState<Form<Values>>();
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const loading = useRef<Promise<Form<Values>>>(undefined);
  const isClosed = useRef(false);

  useEffect(
    () =>
      form?.subscribe({
        formState: { errors: true },
        // The object is copied, because the form mutates its own object.
        callback: ({ errors: found }) => setErrors({ ...found } as FieldErrors<Values>),
      }),
    [form],
  );

  const loadOnce = async () => {
    loading.current ??= load();
    try {
      const loaded = await loading.current;
      // The update is synchronous, so that inputs are registered before the form reads them.
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
    let thrown: { error: unknown } | undefined;
    try {
      const { handleSubmit } = await loadOnce();
      await handleSubmit(
        async (values) => {
          setFailure(undefined);
          await onSubmit(values);
        },
        () => setFailure(undefined),
      )(event);
    } catch (error) {
      thrown = { error };
    }
    isClosed.current = false;
    // The update is synchronous, because the form then focuses the first invalid input.
    flushSync(() => {
      setSubmitting(false);
      if (!thrown) return;
      const shown = onFailure(thrown.error);
      setFailure(() => shown);
    });
  };

  // A failure here is not final, because `submit` loads again and reports it.
  const prepare = () => void Promise.allSettled([loadOnce()]);

  return {
    errors,
    failure,
    isSubmitting,
    register: (name: Path<Values>) => form?.register(name) ?? { name },
    submit,
    prepare,
    /** The props of the `<form>` element. */
    formProps: {
      method: 'post',
      noValidate: true,
      onSubmit: submit,
      onFocus: prepare,
      onPointerEnter: prepare,
    } as const,
  };
}

import { useState } from 'react';
import { BuiltInForm } from '~/shared/forms/built-in-form';
import { FormIntroduction } from '~/shared/forms/form-introduction';
import { FormSent } from '~/shared/forms/form-sent';
import type { FormSlug } from '~/shared/forms/form-settings';
import { usePageData } from '~/shared/i18n/page-data';

/** A form on its own page, or alone in a frame: what it is about, its questions, and what is next. */
export function FormPage({ form }: { form: FormSlug }) {
  const heading = usePageData()?.text.heading;
  const [sentId, setSentId] = useState<string>();
  const [round, setRound] = useState(0);
  const startAnew = () => {
    setSentId(undefined);
    setRound(round + 1);
  };
  return (
    <div className="mx-auto grid w-full max-w-160 gap-5 px-5 pt-4 pb-6 sm:px-8 sm:pt-7 sm:pb-8">
      {sentId ? (
        <FormSent form={form} id={sentId} onAnother={startAnew} />
      ) : (
        <>
          <FormIntroduction form={form} heading={heading} />
          <BuiltInForm key={round} form={form} onSent={setSentId} onForgotten={startAnew} />
        </>
      )}
    </div>
  );
}

import { useState } from 'react';
import { useLocation } from 'react-router';
import { BuiltInForm } from '~/shared/forms/built-in-form';
import { FormIntroduction } from '~/shared/forms/form-introduction';
import { formAt, formPages } from '~/shared/forms/form-pages';
import { FormSent } from '~/shared/forms/form-sent';
import { pageLoader, usePageData } from '~/shared/i18n/page-data';

/** One route module for all forms: the URL says which. */
const load = ({ request }: { request: Request }) => {
  const form = formAt(new URL(request.url).pathname);
  return pageLoader(formPages[form])({ request });
};

export const loader = load;
export const clientLoader = load;

/** A form on its own page or in a frame: its introduction, its fields, and the confirmation. */
export default function FormPage() {
  const form = formAt(useLocation().pathname);
  const heading = usePageData()?.text.heading;
  const [sentId, setSentId] = useState<string>();
  const [round, setRound] = useState(0);
  const startOver = () => {
    setSentId(undefined);
    setRound(round + 1);
  };
  return (
    <div className="mx-auto grid w-full max-w-160 gap-5 px-5 pt-4 pb-6 sm:px-8 sm:pt-7 sm:pb-8">
      {sentId ? (
        <FormSent form={form} id={sentId} onAnother={startOver} />
      ) : (
        <>
          <FormIntroduction form={form} heading={heading} />
          <BuiltInForm key={round} form={form} onSent={setSentId} onCleared={startOver} />
        </>
      )}
    </div>
  );
}

import { CircleCheck } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { referenceOf } from '~/shared/format/reference';
import { formAt, formPages } from '~/shared/forms/form-pages';
import type { FormSlug } from '~/shared/forms/form-settings';
import { pageLoader, usePageData } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LegalNotice } from '~/shared/page/legal-notice';
import { LocalLink } from '~/shared/page/local-link';
import { NeedsScript } from '~/shared/page/needs-script';
import { Button } from '~/shared/ui/button';
import { Call911 } from '~/shared/ui/call-911';
import { BuiltInForm } from './built-in-form';
import { useFormTexts } from './use-form-texts';
import { useSignedIn } from './use-signed-in';

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

type FormIntroductionProps = { form: FormSlug; heading: string | undefined };

/** The purpose of a form, above its first field. */
function FormIntroduction({ form, heading }: FormIntroductionProps) {
  const { t } = useTranslation('forms');
  const { lead, points } = useFormTexts(form);
  // The page around a frame shows the notice itself.
  const isAboutSharing = form === 'sharing' || form === 'sharing-rules';
  return (
    <>
      <div className="grid gap-2">
        <h1 className="frame-quiet text-subtitle">{heading}</h1>
        <p className="text-muted">{lead}</p>
      </div>
      {points && (
        <div className="grid gap-4 rounded-md bg-mata-50 p-5">
          <ul className="grid gap-3">
            {Object.entries(points).map(([name, point]) => (
              <li key={name} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="mt-2.5 size-2 shrink-0 rounded-full bg-barro-500"
                />
                {point}
              </li>
            ))}
          </ul>
          <LocalLink
            to="rules"
            target="_blank"
            className="link justify-self-start font-semibold text-mata-700"
          >
            {t('allRules')}
          </LocalLink>
        </div>
      )}
      {form === 'sharing' && <Call911 className="text-sm">{t('emergency')}</Call911>}
      {isAboutSharing && <LegalNotice newTab className="frame-hidden" />}
      <NeedsScript>{t('needsScript')}</NeedsScript>
    </>
  );
}

type FormSentProps = { form: FormSlug; id: string; onAnother: () => void };

/** The confirmation, with what happens next. */
function FormSent({ form, id, onAnother }: FormSentProps) {
  const { t } = useTranslation('forms');
  const { sent } = useFormTexts(form);
  const isSignedIn = useSignedIn();
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => ref.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4 py-6">
      <span className="grid size-14 place-items-center rounded-full bg-mata-100 text-mata-700">
        <CircleCheck className="size-7" />
      </span>
      <h1 ref={ref} tabIndex={-1} className="text-subtitle outline-none">
        {sent.title}
      </h1>
      <p className="text-lead text-muted">{sent.text}</p>
      <p className="text-sm text-muted">{t('reference', { code: referenceOf(id) })}</p>
      {isSignedIn && form !== 'sharing-rules' && (
        <p className="text-sm text-muted">{t('confirmedByEmail')}</p>
      )}
      <Button variant="outline" onClick={onAnother} className="mt-2">
        {t('another')}
      </Button>
    </div>
  );
}

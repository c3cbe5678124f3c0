import { CircleCheck } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { referenceOf } from '~/shared/format/reference';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import type { FormSlug } from './form-settings';
import { useFormTexts } from './use-form-texts';
import { useSignedIn } from './use-signed-in';

type FormSentProps = { form: FormSlug; id: string; onAnother: () => void };

/** The confirmation, with what happens next. */
export function FormSent({ form, id, onAnother }: FormSentProps) {
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

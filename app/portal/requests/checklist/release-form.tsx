import { CircleCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { brand } from '~/shared/brand/brand';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Field } from '~/shared/fields/field';
import { TextInput } from '~/shared/fields/text-input';
import { formatDay } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FailureNotice } from '~/shared/ui/failure-notice';
import type { ChecklistRequest } from '../data/fetch-draft';
import { signRelease } from '../data/request-actions';
import { FailureReason } from '../failure-reason';

type ReleaseFormProps = { request: ChecklistRequest; onSigned: () => void };

/** The permission to speak for the member, signed with the typed name. */
export function ReleaseForm({ request, onSigned }: ReleaseFormProps) {
  const { t } = useTranslation('requests');
  const { language } = useLanguage();
  const [name, setName] = useState('');
  const [isShort, setShort] = useState(false);
  const signing = useSingleMutation({
    mutationFn: () => signRelease(request.id, name.trim()),
    onSuccess: onSigned,
  });
  const { release_name, release_signed_at } = request;

  const sign = (event: FormEvent) => {
    event.preventDefault();
    const isTooShort = name.trim().length < 3;
    setShort(isTooShort);
    if (!isTooShort) signing.mutate();
  };

  return (
    <div className="grid gap-4">
      <p className="rounded-sm bg-sand p-4 text-sm">{t('release.text', { brand: brand.name })}</p>
      {release_name && release_signed_at ? (
        <p role="status" className="flex gap-2 text-sm font-semibold text-mata-800">
          <CircleCheck className="size-5 shrink-0" />
          <span className="wrap-anywhere">
            {t('release.signed', {
              name: release_name,
              date: formatDay(release_signed_at, language),
            })}
          </span>
        </p>
      ) : (
        <form noValidate onSubmit={sign}>
          <fieldset disabled={signing.isPending} className="grid gap-4">
            {signing.error && (
              <FailureNotice reason={signing.error} title={t('release.failed')}>
                <p>
                  <FailureReason failure={signing.error} />
                </p>
              </FailureNotice>
            )}
            <Field label={t('release.name')} {...(isShort && { error: t('refusals.nameLength') })}>
              <TextInput
                value={name}
                maxLength={200}
                autoComplete="name"
                onChange={({ target }) => setName(target.value)}
              />
            </Field>
            <Button type="submit" busy={signing.isPending} className="justify-self-start">
              {signing.isPending ? t('release.signing') : t('release.sign')}
            </Button>
          </fieldset>
        </form>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { Contact } from '~/command-center/contacts/fetch-contacts';
import { describeAnswers } from '~/content/forms/describe-answers';
import { loadFormTexts } from '~/content/forms/texts';
import type { FormSlug } from '~/shared/forms/form-settings';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { answersQuery } from './fetch-thread';

/** The questions and answers of a form, as plain text. */
export function FormAnswers({ contact }: { contact: Contact }) {
  const { t } = useTranslation('manageContacts');
  const { language } = useLanguage();
  const slug = contact.type as FormSlug;
  const words = useQuery({
    queryKey: ['form-words', slug, language] as const,
    queryFn: () => loadFormTexts(slug, language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const query = useQuery(answersQuery(contact.id));
  if (query.error) {
    return <LoadFailure query={query} />;
  }
  if (!query.data || words.isPending) return <Skeleton className="h-40" />;
  const form = words.data ?? { lead: '', submit: '', sent: { title: '', text: '' }, fields: {} };
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {describeAnswers(query.data, form, language).map(({ name, label, values }) => (
          <div
            key={name}
            className={values.join('').length > 60 || values.length === 0 ? 'sm:col-span-2' : ''}
          >
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold wrap-anywhere whitespace-pre-wrap">
              {values.length > 0 ? (
                values.join('\n')
              ) : (
                <span className="flex items-center gap-2 text-mata-700">
                  <Check className="size-4" />
                  {t('detail.ticked')}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-muted">{t('detail.openingIsLogged')}</p>
    </div>
  );
}

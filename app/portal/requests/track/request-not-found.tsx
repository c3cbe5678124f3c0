import { useTranslation } from '~/shared/i18n/use-translation';
import { LostKite } from '~/shared/illustrations/lost-kite';
import { LinkButton } from '~/shared/ui/link-button';

/** There is no such request, or it belongs to another member: the page does not tell which. */
export function RequestNotFound() {
  const { t } = useTranslation('requests');
  return (
    <div className="page pt-4 pb-12 md:pt-8">
      <div className="mx-auto grid w-full max-w-200 items-center gap-6 md:grid-cols-[1.4fr_1fr]">
        <div className="grid justify-items-start gap-4">
          <h1 className="text-subtitle">{t('notFound.title')}</h1>
          <p className="max-w-prose text-lead text-muted">{t('notFound.text')}</p>
          <LinkButton to="bills">{t('backToRequests')}</LinkButton>
        </div>
        <LostKite className="w-full max-w-70 rounded-lg bg-mata-100 max-md:row-start-1" />
      </div>
    </div>
  );
}

import { backState } from '~/portal/frame/use-back-link';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Card } from '~/shared/ui/card';
import { LinkButton } from '~/shared/ui/link-button';

const items = ['date', 'bill', 'payment'] as const;

/** What a request is, and what to have at hand, for members who have none. */
export function NoRequests() {
  const { t } = useTranslation('requests');
  return (
    <Card className="grid gap-6">
      <div className="grid gap-2">
        <h2 className="text-heading">{t('list.empty.title')}</h2>
        <p className="max-w-prose text-muted">{t('list.empty.text')}</p>
      </div>
      <div className="grid gap-4">
        <h3 className="font-semibold">{t('list.empty.have')}</h3>
        <ul className="grid list-disc gap-2 pl-5 marker:text-mata-700">
          {items.map((item) => (
            <li key={item}>{t(`list.empty.items.${item}`)}</li>
          ))}
        </ul>
        <p className="text-sm text-muted">{t('list.empty.noWorry')}</p>
      </div>
      <LinkButton
        to="newRequest"
        state={backState(1)}
        size="lg"
        className="max-md:w-full md:justify-self-start"
      >
        {t('list.new')}
      </LinkButton>
    </Card>
  );
}

import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useLoaderData,
} from 'react-router';
import { useOnline } from '~/shared/browser/use-online';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LongTable } from '~/shared/illustrations/long-table';
import { Button } from '~/shared/ui/button';
import { LinkButton } from '~/shared/ui/link-button';
import { Skeleton } from '~/shared/ui/skeleton';
import { PageHead } from '~/site/page-head';
import { usePublishedData } from '~/site/published/published-data';
import { WhatsAppLink } from '~/site/whatsapp-link';
import { Estimate } from './estimate';
import { costsSource } from './joining-costs';

export const loader = pageLoaderWith('cost', async (language) => {
  const { writeBills } = await import('./write-bills');
  return { bills: await writeBills(language) };
});

/** Reads the data of the prerendered page, so that the engine stays in the calculator's own script. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return serverLoader<typeof loader>();
}

/** A choice changes the query, not the page's data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** What joining costs: the monthly contribution, and next to it what a bill would cost. */
export default function CostPage() {
  const { bills } = useLoaderData<typeof loader>();
  const { t } = useTranslation('cost');
  const { status, data: costs, retry } = usePublishedData(costsSource);
  return (
    <>
      <PageHead eyebrow={t('eyebrow')} lead={t('lead')} illustration={LongTable} />
      <div className="page pb-14 md:pb-20">
        {costs ? (
          <Estimate costs={costs} bills={bills} />
        ) : (
          <Replacement status={status} onRetry={retry} />
        )}
      </div>
      <Plainly />
    </>
  );
}

type ReplacementProps = { status: 'loading' | 'failed' | 'ready'; onRetry: () => void };

/** Replaces the amounts while they load, after a failure, and without a table in force. */
function Replacement({ status, onRetry }: ReplacementProps) {
  const { t } = useTranslation(['cost', 'common']);
  const isOnline = useOnline();
  if (status === 'loading') {
    return (
      <>
        <p role="status" className="sr-only">
          {t('state.loading')}
        </p>
        <p className="mb-4 hidden rounded-md bg-sand p-6 noscript:block">{t('state.noScript')}</p>
        <div className="grid gap-8 noscript:hidden lg:grid-cols-[1fr_1.15fr] lg:gap-12">
          <Skeleton className="h-[38rem] w-full rounded-lg" />
          <Skeleton className="h-[44rem] w-full rounded-lg" />
        </div>
      </>
    );
  }
  const hasFailed = status === 'failed';
  return (
    <div
      role={hasFailed ? 'alert' : 'status'}
      className="grid min-h-80 content-center justify-items-center gap-4 rounded-lg bg-sand p-6 text-center"
    >
      <h2 className="text-heading">{t(hasFailed ? 'state.failedTitle' : 'state.emptyTitle')}</h2>
      <p className="max-w-prose text-muted">
        {hasFailed ? t(isOnline ? 'state.failedText' : 'state.offlineText') : t('state.emptyText')}
      </p>
      <p className="flex flex-wrap justify-center gap-3">
        {hasFailed ? (
          <Button variant="outline" onClick={onRetry}>
            {t('common:actions.retry')}
          </Button>
        ) : (
          <>
            <WhatsAppLink>{t('state.ask')}</WhatsAppLink>
            <LinkButton to="whatWouldIPay" variant="outline">
              {t('bills.calculator')}
            </LinkButton>
          </>
        )}
      </p>
    </div>
  );
}

const sentences = ['notInsurance', 'table', 'approval', 'change'] as const;

/** What the amount is and is not. */
function Plainly() {
  const { t } = useTranslation('cost');
  return (
    <section aria-labelledby="plainly-title" className="bg-sand">
      <div className="page grid gap-6 py-12 md:py-16 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <h2 id="plainly-title" className="text-subtitle">
          {t('plainly.title')}
        </h2>
        <div className="grid gap-6">
          <ul className="grid list-disc gap-2 pl-6 marker:text-barro-500">
            {sentences.map((id) => (
              <li key={id}>{t(`plainly.${id}`)}</li>
            ))}
          </ul>
          <div className="grid gap-3 sm:flex">
            <WhatsAppLink variant="outline">{t('plainly.ask')}</WhatsAppLink>
            <LinkButton to="yourPart" variant="outline">
              {t('plainly.yourPart')}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}

import { ArrowLeft, CloudOff, PhoneCall } from 'lucide-react';
import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { LocalLink } from '~/components/local-link';
import { PageContent } from '~/components/page-content';
import { brand } from '~/config/brand';
import { WalletCard } from '~/features/enrollments/components/wallet-card';
import { insidePageLoader } from '~/i18n/inside-page-data';
import { useLanguage } from '~/i18n/use-language';
import { useTranslation } from '~/i18n/use-translation';
import { formatDate } from '~/lib/dates';
import { onCardChange, readCard, type StoredCard } from '~/lib/stored-card';
import { useOnline } from '~/lib/use-online';
import { LinkButton } from '~/ui/link-button';

const loadPage = insidePageLoader('card');

/**
 * The card of whoever is signed in. Without a connection it is the one that was kept here, and
 * nobody is asked: the service worker leads every portal address to this page then.
 */
export async function clientLoader({ request }: { request: Request }) {
  const [data, found] = await Promise.all([loadPage({ request }), loadCard(request)]);
  return { ...data, ...found };
}

export default function CardPage() {
  const { t } = useTranslation('card');
  const { card, isKept } = useLoaderData<typeof clientLoader>();
  const isOnline = useOnline();
  const { revalidate } = useRevalidator();

  // Wiped in another tab, it is not shown here either; back online, it is asked for anew.
  useEffect(() => onCardChange(() => void revalidate()), [revalidate]);
  useEffect(() => {
    if (isOnline) void revalidate();
  }, [isOnline, revalidate]);

  return (
    <PageContent>
      <div className="mx-auto grid min-h-dvh max-w-140 content-start gap-5 px-gutter pt-4 pb-10">
        <LocalLink
          to="portal"
          reloadDocument
          className="link inline-flex min-h-11 items-center gap-2 justify-self-start text-sm text-muted"
        >
          <ArrowLeft className="size-4.5" />
          {t('back')}
        </LocalLink>
        <h1 className={card ? 'sr-only' : 'text-subtitle'}>{t('title')}</h1>
        {card && (isKept || !isOnline) && (
          <p role="status" className="flex items-center gap-2.5 text-sm text-muted">
            <CloudOff className="size-5 shrink-0" />
            {t(isOnline ? 'unreached' : 'offline')}
          </p>
        )}
        {card ? <Known card={card} /> : <p className="text-lead text-muted">{t('missing')}</p>}
      </div>
    </PageContent>
  );
}

function Known({ card }: { card: StoredCard }) {
  const { t } = useTranslation('card');
  const { language } = useLanguage();
  return (
    <>
      <WalletCard card={card} />
      <LinkButton href={`tel:${brand.phone.number}`} size="lg" wide>
        <PhoneCall className="size-5" />
        {t('call')}
      </LinkButton>
      <p className="text-sm text-muted">
        {t('seen', { date: formatDate(card.seen, language) })} {t('notInsurance')}
      </p>
    </>
  );
}

type Found = { card: StoredCard | undefined; isKept: boolean };

async function loadCard(request: Request): Promise<Found> {
  const wasOffline = new URL(request.url).searchParams.has('offline');
  const kept = { card: readCard(), isKept: true };
  if (!navigator.onLine) return kept;
  try {
    const { fetchCard } = await import('./card-loader');
    return { card: await fetchCard(request), isKept: false };
  } catch (error) {
    // Some connections only look like one. Where the backend did answer, its answer counts.
    if (error instanceof Response && !wasOffline) throw error;
    if (!kept.card && !wasOffline) throw error;
    return kept;
  }
}

import { ArrowLeft, CloudOff, PhoneCall } from 'lucide-react';
import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { planTypeKey } from '~/portal/membership/plan-type';
import { brand } from '~/shared/brand/brand';
import { maxAgeDays, onCardChange, readCard, type StoredCard } from '~/shared/browser/stored-card';
import { useOnline } from '~/shared/browser/use-online';
import { Logo } from '~/shared/chrome/logo';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Clipboard } from '~/shared/illustrations/clipboard';
import { tint } from '~/shared/illustrations/palette';
import { whatsAppLink } from '~/shared/page/destinations';
import { LocalLink } from '~/shared/page/local-link';
import { PageContent } from '~/shared/page/page-content';
import { LinkButton } from '~/shared/ui/link-button';

const loadPage = signedInPageLoader('card');

/**
 * The signed-in member's card. Without a connection it is the stored card and requires no session:
 * the service worker then answers every portal URL with this page.
 */
export async function clientLoader({ request }: { request: Request }) {
  const [data, found] = await Promise.all([loadPage({ request }), loadCard(request)]);
  return { ...data, ...found };
}

export default function CardPage() {
  const { t } = useTranslation('card');
  const { card, isKept, startsOn } = useLoaderData<typeof clientLoader>();
  const isOnline = useOnline();
  const { revalidate } = useRevalidator();

  // If another tab deletes the card, it disappears here too. Back online, it is requested again.
  useEffect(() => onCardChange(() => void revalidate()), [revalidate]);
  useEffect(() => {
    if (isOnline) void revalidate();
  }, [isOnline, revalidate]);
  useEffect(() => {
    if (isKept) return;
    return lazily(async () => {
      const { watchCard } = await import('./card-loader');
      return watchCard(() => void revalidate());
    });
  }, [isKept, revalidate]);

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
        {card && <Known card={card} />}
        {!card && isKept && <p className="text-lead text-muted">{t('missing')}</p>}
        {!card && !isKept && <NoCard startsOn={startsOn} />}
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
      <div className="grid gap-2 text-sm text-muted">
        <p>{t('valid', { date: formatDate(card.seen, language) })}</p>
        <p>{t('kept', { count: maxAgeDays })}</p>
        <p>{t('notInsurance')}</p>
      </div>
    </>
  );
}

/** Replaces the card for members whose membership is not active: why, and what to do. */
function NoCard({ startsOn }: { startsOn: string | undefined }) {
  const { t } = useTranslation('card');
  const { language } = useLanguage();
  return (
    <div className="grid justify-items-start gap-4">
      <Clipboard className="w-full max-w-90 rounded-md bg-mata-100" />
      <h2 className="text-heading">{t('none.title')}</h2>
      <p className="text-muted">
        {startsOn ? t('none.startsOn', { date: formatDate(startsOn, language) }) : t('none.text')}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={whatsAppLink(t('none.whatsapp'))} newTab>
          {t('none.action')}
        </LinkButton>
        <LinkButton to="profilePlan" variant="outline" reloadDocument>
          {t('none.plan')}
        </LinkButton>
      </div>
    </div>
  );
}

type Found = {
  card: StoredCard | undefined;
  /** The backend did not respond: the card is the one stored on this device, if any. */
  isKept: boolean;
  /** The day on which the membership begins, if it has not begun yet. */
  startsOn?: string | undefined;
};

async function loadCard(request: Request): Promise<Found> {
  const wasOffline = new URL(request.url).searchParams.has('offline');
  if (!navigator.onLine) return { card: readCard(), isKept: true };
  try {
    const { fetchCard } = await import('./card-loader');
    return { ...(await fetchCard(request)), isKept: false };
  } catch (error) {
    // A refusal has deleted the card. If there is only no internet access, it is still stored.
    const card = readCard();
    if (error instanceof Response && !(wasOffline && card)) throw error;
    if (!card && !wasOffline) throw error;
    return { card, isKept: true };
  }
}

/** Loads a module, then starts it. Returns the function that stops it, also before the start. */
function lazily(start: () => Promise<() => void>): () => void {
  let stop: (() => void) | undefined;
  let isWanted = true;
  start().then(
    (started) => {
      if (isWanted) stop = started;
      else started();
    },
    // The module could not be fetched: the next visit watches again.
    (error: unknown) => console.info('Card:', error),
  );
  return () => {
    isWanted = false;
    stop?.();
  };
}

/** The membership card, as members show it at a reception desk. */
function WalletCard({ card }: { card: StoredCard }) {
  const { t } = useTranslation(['card', 'portal']);
  const { language } = useLanguage();
  const plan = planTypeKey(card.planType);
  const planType = plan
    ? t(`portal:cards.planType.types.${plan}`)
    : t('portal:cards.planType.default');
  return (
    <section
      aria-label={t('card:title')}
      className="on-dark relative isolate grid gap-6 overflow-hidden rounded-lg bg-mata-900 p-6 text-paper shadow-float sm:p-8"
    >
      <Land />
      <div className="flex items-center justify-between gap-4">
        <Logo tone="light" />
        <p className="rounded-full bg-mata-800 px-3 py-1 text-xs font-semibold text-paper">
          <span className="sr-only">{t('portal:status.label')}: </span>
          <span aria-hidden="true" className="mr-2 inline-block size-2 rounded-full bg-mata-300" />
          {t('card:active')}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5">
        <Line label={t('card:name')} value={card.name} main />
        <Line label={t('card:number')} value={card.memberNumber} wide />
        <Line label={t('card:plan')} value={card.product ?? planType} />
        <Line
          label={t('card:iua')}
          value={card.iua === null ? t('portal:cards.iua.none') : formatMoney(card.iua, language)}
        />
        {card.startDate && (
          <Line label={t('card:started')} value={formatDate(card.startDate, language)} />
        )}
        <Line label={t('card:asOf')} value={formatDate(card.seen, language)} />
        <Line label={t('card:support')} value={brand.phone.display} wide />
      </dl>
    </section>
  );
}

type LineProps = { label: string; value: string; main?: boolean; wide?: boolean };

function Line({ label, value, main, wide }: LineProps) {
  return (
    <div className={main || wide ? 'col-span-2' : undefined}>
      <dt className="text-xs text-mata-300">{label}</dt>
      <dd
        className={
          main
            ? 'text-subtitle font-semibold wrap-anywhere'
            : 'font-semibold wrap-anywhere tabular-nums'
        }
      >
        {value}
      </dd>
    </div>
  );
}

/** Hills at the lower edge and a sun behind them, away from the text. */
function Land() {
  return (
    <svg
      viewBox="0 0 320 200"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="absolute inset-0 -z-10 size-full"
    >
      <circle cx="306" cy="96" r="46" fill={tint.green800} />
      <path d="M120 200q90-66 200-52v52Z" fill={tint.green800} />
      <path d="M200 200q60-36 120-30v30Z" fill={tint.green700} />
    </svg>
  );
}

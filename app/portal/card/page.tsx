import { clsx } from 'clsx';
import { ArrowLeft, CloudOff, HeartHandshake, Maximize2, PhoneCall, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router';
import { pathFor } from '~/paths';
import { brand } from '~/shared/brand/brand';
import { appCachePrefix } from '~/shared/browser/app-cache';
import {
  type CardPerson,
  maxAgeDays,
  onCardChange,
  readCard,
  type StoredCard,
} from '~/shared/browser/stored-card';
import { useOnline } from '~/shared/browser/use-online';
import { DeskWindow, noteOpened, useLitCard, viewPrefix } from '~/shared/desk-view/desk-view';
import { formatDate } from '~/shared/format/dates';
import { languageOfPath } from '~/shared/i18n/language';
import { signedInCatalog } from '~/shared/i18n/signed-in-catalog';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Clipboard } from '~/shared/illustrations/clipboard';
import { whatsAppLink } from '~/shared/page/destinations';
import { LocalLink } from '~/shared/page/local-link';
import { PageContent } from '~/shared/page/page-content';
import { Button } from '~/shared/ui/button';
import { buttonClass } from '~/shared/ui/button-class';
import { LinkButton } from '~/shared/ui/link-button';
import { CardFace, type FaceTexts } from './card-face';
import { Phrases } from './phrases';

const loadPage = signedInPageLoader('card');

/**
 * The signed-in member's card. Without a connection it is the stored card and requires no session:
 * the service worker then answers every portal URL with this page.
 */
export async function clientLoader({ request }: { request: Request }) {
  const [data, texts, found, hasBillHelp] = await Promise.all([
    loadPage({ request }),
    loadFaceTexts(),
    loadCard(request),
    isInAppCache(pathFor('billHelp', languageOfPath(new URL(request.url).pathname) ?? 'en')),
  ]);
  return { ...data, ...found, texts, hasBillHelp };
}

export default function CardPage() {
  const { t } = useTranslation('card');
  const { card, isKept, startsOn, texts, hasBillHelp } = useLoaderData<typeof clientLoader>();
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
      <div className="mx-auto grid min-h-dvh max-w-140 content-start gap-5 px-gutter pt-4 pb-10 print:min-h-0 print:max-w-none print:p-0">
        <LocalLink
          to="portal"
          reloadDocument
          className="link inline-flex min-h-11 items-center gap-2 justify-self-start text-sm text-muted print:hidden"
        >
          <ArrowLeft className="size-4.5" />
          {t('back')}
        </LocalLink>
        <h1 className={card ? 'sr-only' : 'text-subtitle'}>{t('title')}</h1>
        {card && (isKept || !isOnline) && (
          <p role="status" className="flex items-center gap-2.5 text-sm text-muted print:hidden">
            <CloudOff className="size-5 shrink-0" />
            {t(isOnline ? 'unreached' : 'offline')}
          </p>
        )}
        {card && <Known card={card} texts={texts} />}
        {!card && isKept && <p className="text-lead text-muted">{t('missing')}</p>}
        {!card && !isKept && <NoCard startsOn={startsOn} />}
        {/* Without a connection, every other address of the portal leads here. */}
        {hasBillHelp && (isKept || !isOnline) && (
          <LinkButton to="billHelp" variant="outline" reloadDocument className="print:hidden">
            <HeartHandshake className="size-5" />
            {t('billHelp')}
          </LinkButton>
        )}
      </div>
    </PageContent>
  );
}

/** The card's name in the fragment that opens it in the whole window. */
const fullCard = 'card';

/** The card of the household or of one of its people, and what a member needs at a front desk. */
function Known({ card, texts }: { card: StoredCard; texts: FaceTexts }) {
  const { t } = useTranslation(['card', 'deskCards']);
  const { language } = useLanguage();
  const { hash } = useLocation();
  useLitCard();
  const [place, setPlace] = useState<number>();
  const person = card.people.length === 1 ? card.people[0] : card.people[place ?? -1];
  const face = { card, person, texts };
  const choice = card.people.length > 1 && (
    <Choice people={card.people} chosen={person} onChoose={setPlace} />
  );
  return (
    <>
      {choice}
      <section
        id={fullCard}
        aria-label={t('card:title')}
        className="scroll-mt-4 rounded-lg bg-white p-5 shadow-float sm:p-7 print:p-0 print:shadow-none"
      >
        <CardFace {...face} />
      </section>
      <div className="grid gap-3 sm:grid-cols-2 print:hidden">
        <a
          href={`#${viewPrefix}${fullCard}`}
          onClick={noteOpened}
          className={buttonClass({ size: 'lg' })}
        >
          <Maximize2 className="size-5" />
          {t('deskCards:show')}
        </a>
        <LinkButton href={`tel:${brand.phone.number}`} size="lg" variant="outline">
          <PhoneCall className="size-5" />
          {t('card:call')}
        </LinkButton>
        <Button size="lg" variant="outline" className="sm:col-span-2" onClick={() => print()}>
          <Printer className="size-5" />
          {t('card:print')}
        </Button>
      </div>
      <Phrases />
      <div className="grid gap-2 text-sm text-muted print:hidden">
        <p>{t('card:brightness')}</p>
        <p>{t('card:notInsurance')}</p>
        <p>{t('card:valid', { date: formatDate(card.seen, language) })}</p>
        <p>
          {t('card:code')}{' '}
          <LocalLink to="providers" className="link">
            {t('card:readPage')}
          </LocalLink>
        </p>
        <p>{t('card:kept', { count: maxAgeDays })}</p>
        <p>{t('card:wallet')}</p>
      </div>
      <DeskWindow name={fullCard} title={t('card:title')} closeLabel={t('deskCards:close')}>
        <div className="mx-auto grid w-full max-w-240 content-start gap-6 pt-5">
          {hash === `#${viewPrefix}${fullCard}` && (
            <>
              <CardFace {...face} isLarge />
              {choice}
            </>
          )}
        </div>
      </DeskWindow>
    </>
  );
}

type ChoiceProps = {
  people: readonly CardPerson[];
  /** None for the household. */
  chosen: CardPerson | undefined;
  onChoose: (place: number | undefined) => void;
};

/** Switches between the card of the household and the cards of its people. */
function Choice({ people, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('card');
  const look = (isChosen: boolean) =>
    clsx(
      'min-h-11 rounded-full px-4 text-sm font-semibold wrap-anywhere transition-colors',
      isChosen ? 'bg-mata-700 text-white' : 'bg-mata-100 text-mata-700 hover:bg-mata-300/60',
    );
  return (
    <fieldset className="flex flex-wrap gap-2 print:hidden">
      <legend className="sr-only">{t('whose')}</legend>
      <button
        type="button"
        aria-pressed={!chosen}
        onClick={() => onChoose(undefined)}
        className={look(!chosen)}
      >
        {t('household')}
      </button>
      {people.map((person, place) => (
        <button
          key={`${person.firstName} ${person.lastName} ${person.birthDate}`}
          type="button"
          aria-pressed={person === chosen}
          onClick={() => onChoose(place)}
          className={look(person === chosen)}
        >
          {labelOf(person, people)}
        </button>
      ))}
    </fieldset>
  );
}

/** The first name; the whole name if two people have the same first name. */
function labelOf({ firstName, lastName }: CardPerson, people: readonly CardPerson[]): string {
  const isUnique = people.filter((one) => one.firstName === firstName).length === 1;
  return isUnique ? firstName : `${firstName} ${lastName}`;
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

/** The texts of the card's face, which is in both languages. */
async function loadFaceTexts(): Promise<FaceTexts> {
  const [english, portuguese] = await Promise.all([
    signedInCatalog.en.cardFace(),
    signedInCatalog['pt-BR'].cardFace(),
  ]);
  return { en: english.default, 'pt-BR': portuguese.default };
}

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

/** Whether the installed app has downloaded a page, with all that it needs. */
async function isInAppCache(path: string): Promise<boolean> {
  // Only a secure address has caches.
  if (!('caches' in window)) return false;
  const names = (await caches.keys()).filter((name) => name.startsWith(appCachePrefix));
  const found = await Promise.all(names.map((cacheName) => caches.match(path, { cacheName })));
  return found.some(Boolean);
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

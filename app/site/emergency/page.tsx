import { clsx } from 'clsx';
import {
  ArrowRight,
  HandCoins,
  Languages,
  MessageCircleHeart,
  Phone,
  Stethoscope,
} from 'lucide-react';
import { useLoaderData } from 'react-router';
import { brand } from '~/shared/brand/brand';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FirstAid } from '~/shared/illustrations/first-aid';
import { LocalLink } from '~/shared/page/local-link';
import { LinkButton } from '~/shared/ui/link-button';
import { WhatsAppLink } from '~/site/whatsapp-link';

const load = pageLoaderWith('emergency', async (language) => {
  const [{ figures }, { formatFigure }] = await Promise.all([
    import('#rules/figures'),
    import('~/content/format-figure'),
  ]);
  const emergency = String(figures.emergencyNumber.value);
  const crisis = String(figures.crisisNumber.value);
  return { emergency, crisis, months: formatFigure('requestDeadline', language) };
});

export const loader = load;
export const clientLoader = load;

/**
 * The emergency page, for a frightened reader with a phone: whom to call, what to say, the duties of
 * the hospital, what to request, when to contact us. It also opens offline.
 *
 * Sources, read in November 2026:
 * - Screening and stabilizing, for every patient and before any question about payment:
 *   EMTALA, 42 U.S.C. 1395dd (a), (b) and (h); applies to hospitals that participate in Medicare.
 * - A qualified interpreter free of charge, no minor child as interpreter: 45 CFR 92.201.
 * - Financial assistance policy of nonprofit hospitals: 26 U.S.C. 501(r)(4), 26 CFR 1.501(r)-4.
 * - Itemized bill: rules, "Documentation"; Florida Statutes 395.301 gives a right to it.
 * - 988 in Portuguese through an interpreter, by phone: 988lifeline.org.
 */
export default function EmergencyPage() {
  const { emergency, crisis, months } = useLoaderData<typeof loader>();
  return (
    <>
      <CallFirst emergency={emergency} crisis={crisis} />
      <TranslatedSentences
        id="say"
        sentences={['emergency', 'interpreter', 'screening', 'selfPay']}
      />
      <Rights />
      <TranslatedSentences id="ask" sentences={['bill', 'assistance', 'notes']} />
      <OurPart months={months} />
    </>
  );
}

type CallFirstProps = { emergency: string; crisis: string };

/** The two emergency numbers, before anything else. */
function CallFirst({ emergency, crisis }: CallFirstProps) {
  const { t } = useTranslation('emergency');
  return (
    <section aria-labelledby="emergency-title" className="bg-danger-100">
      <div className="page grid gap-x-16 gap-y-6 py-8 md:py-12 lg:grid-cols-[1.2fr_1fr] lg:items-center lg:py-16">
        <div>
          <h1 id="emergency-title" className="max-w-160 text-display text-danger-700">
            {t('title', { emergency })}
          </h1>
          <p className="mt-4 max-w-136 text-lead">{t('signs')}</p>
          <p className="mt-3 max-w-136 text-sm text-muted max-lg:hidden">{t('milder')}</p>
        </div>
        <div className="grid gap-3">
          <LinkButton href={`tel:${emergency}`} variant="danger" size="lg" className="text-heading">
            <Phone className="size-6" />
            {t('call', { emergency })}
          </LinkButton>
          <p className="mb-2 text-sm">{t('callHint')}</p>
          <LinkButton
            href={`tel:${crisis}`}
            variant="outline"
            size="lg"
            className="bg-white text-ink ring-danger-600/40"
          >
            <MessageCircleHeart className="size-6 shrink-0" strokeWidth={1.75} />
            {t('crisis', { crisis })}
          </LinkButton>
          <p className="text-sm">{t('crisisHint')}</p>
        </div>
        <p className="text-sm text-muted lg:hidden">{t('milder')}</p>
      </div>
    </section>
  );
}

type TranslatedSentencesProps =
  | { id: 'say'; sentences: readonly ('emergency' | 'interpreter' | 'screening' | 'selfPay')[] }
  | { id: 'ask'; sentences: readonly ('bill' | 'assistance' | 'notes')[] };

/** English sentences, large enough to be shown at a desk, each with its translation. */
function TranslatedSentences({ id, sentences }: TranslatedSentencesProps) {
  const { t } = useTranslation('emergency');
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} className="page py-10 md:py-14">
      <h2 id={titleId} className="text-subtitle">
        {t(`${id}.title`)}
      </h2>
      {id === 'say' && <p className="mt-2 text-muted">{t('say.lead')}</p>}
      <ul
        className={clsx(
          'mt-5 grid gap-3 lg:gap-4',
          id === 'say' ? 'md:grid-cols-2' : 'lg:grid-cols-3',
        )}
      >
        {sentences.map((sentence) => (
          <li
            key={sentence}
            className="grid content-start gap-1.5 rounded-md border-l-6 border-barro-500 bg-white p-5 shadow-raised"
          >
            <p lang="en" className="text-heading font-semibold">
              “{t(`${id}.items.${sentence}.sentence` as 'say.items.emergency.sentence')}”
            </p>
            <p className="text-muted">
              {t(`${id}.items.${sentence}.meaning` as 'say.items.emergency.meaning')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const rights = [
  { id: 'care', icon: Stethoscope },
  { id: 'interpreter', icon: Languages },
  { id: 'assistance', icon: HandCoins },
] as const;

/** The patient's rights at the hospital, with the law behind each. */
function Rights() {
  const { t } = useTranslation('emergency');
  return (
    <section aria-labelledby="law-title" className="bg-mata-100">
      <div className="page grid items-center gap-x-16 py-10 md:py-14 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <h2 id="law-title" className="text-subtitle">
            {t('law.title')}
          </h2>
          <ul className="mt-5 grid gap-5">
            {rights.map(({ id, icon: Icon }) => (
              <li key={id} className="flex gap-4">
                <Icon className="mt-0.5 size-7 shrink-0 text-mata-700" strokeWidth={1.75} />
                <div className="grid max-w-prose gap-1">
                  <h3 className="font-semibold">{t(`law.items.${id}.title`)}</h3>
                  <p>{t(`law.items.${id}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
          <p className="mt-6 text-sm text-muted">{t('law.source')}</p>
        </div>
        <FirstAid className="w-full max-lg:hidden" />
      </div>
    </section>
  );
}

const next = ['deskCards', 'billHelp', 'shareable', 'whatWouldIPay'] as const;

/** When to contact the team, and links to related pages. */
function OurPart({ months }: { months: string }) {
  const { t } = useTranslation('emergency');
  return (
    <section aria-labelledby="us-title" className="bg-sand">
      <div className="page grid gap-x-16 gap-y-8 py-10 md:py-14 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <h2 id="us-title" className="text-subtitle">
            {t('us.title')}
          </h2>
          <ul className="mt-5 grid max-w-prose list-disc gap-2.5 pl-6 marker:text-barro-500">
            <li>{t('us.now')}</li>
            <li>{t('us.later')}</li>
            <li>{t('us.request', { months })}</li>
          </ul>
        </div>
        <div className="grid content-start gap-3">
          <WhatsAppLink size="lg">{t('us.whatsapp')}</WhatsAppLink>
          <LinkButton href={`tel:${brand.phone.number}`} variant="outline" size="lg">
            <Phone className="size-5" />
            {t('us.phone', { phone: brand.phone.display })}
          </LinkButton>
          <ul className="mt-2">
            {next.map((page) => (
              <li key={page} className="border-b border-line last:border-0">
                <LocalLink
                  to={page}
                  className="flex min-h-12 items-center justify-between gap-3 font-semibold text-mata-700 hover:underline"
                >
                  {t(`next.${page}`)}
                  <ArrowRight className="size-5" />
                </LocalLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

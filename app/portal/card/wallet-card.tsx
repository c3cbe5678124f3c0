import { planTypeKey } from '~/portal/membership/plan-type';
import { brand } from '~/shared/brand/brand';
import type { StoredCard } from '~/shared/browser/stored-card';
import { Logo } from '~/shared/chrome/logo';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { tint } from '~/shared/illustrations/palette';

/** The membership card, as members show it at a reception desk. */
export function WalletCard({ card }: { card: StoredCard }) {
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

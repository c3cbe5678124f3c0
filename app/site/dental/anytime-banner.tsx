import { external } from '~/shared/brand/external';
import { useTranslation } from '~/shared/i18n/use-translation';
import { destinations } from '~/shared/page/destinations';
import { LinkButton } from '~/shared/ui/link-button';

/** Says that enrollment is open all year: twelve months as paper flags on a string. */
export function AnytimeBanner() {
  const { t } = useTranslation('dental');
  return (
    <div className="on-dark relative my-10 overflow-hidden rounded-lg bg-mata-900 text-paper lg:my-14">
      <Flags />
      <div className="flex flex-col gap-6 p-6 pt-4 md:p-8 md:pt-4 lg:flex-row lg:items-center lg:justify-between lg:p-10 lg:pt-6">
        <div className="grid gap-2">
          <h3 className="text-subtitle">{t('anytime.title')}</h3>
          <p className="max-w-prose text-lead text-mata-100">{t('anytime.text')}</p>
        </div>
        <LinkButton
          {...destinations.dentalProvider}
          variant="paper"
          size="lg"
          className="shrink-0 md:self-start lg:self-auto"
        >
          {t(external.dentalProvider ? 'anytime.start' : 'hero.ask')}
        </LinkButton>
      </div>
    </div>
  );
}

const tones = ['fill-barro-500', 'fill-paper', 'fill-ipe', 'fill-mata-300'];

function Flags() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 74"
      preserveAspectRatio="xMidYMin slice"
      className="block h-16 w-full md:h-18"
    >
      <path d="M-10 4q610 44 1220 0" fill="none" className="stroke-mata-300" strokeWidth="2" />
      {Array.from({ length: 24 }, (_, month) => {
        const x = 26 + month * 50;
        const y = 4 + 22 * (1 - ((x - 600) / 610) ** 2);
        return (
          <path
            key={x}
            d={`M${x - 15} ${y.toFixed(1)}h30v38l-15-12-15 12Z`}
            className={tones[month % tones.length]}
          />
        );
      })}
    </svg>
  );
}

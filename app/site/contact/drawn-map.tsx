import { useTranslation } from '~/shared/i18n/use-translation';
import land from '~/shared/illustrations/boca-raton.svg?no-inline';
import { tint } from '~/shared/illustrations/palette';

/** Larger on a phone, where the drawing is smaller. */
const label = 'text-[1.35rem] font-semibold md:text-[1.0625rem]';

/** Downtown Boca Raton in cut paper, from the interstate to the ocean. Not to scale. */
export function DrawnMap() {
  const { t } = useTranslation('contact');
  return (
    <svg
      role="img"
      aria-label={t('office.mapAlt')}
      viewBox="0 0 900 560"
      preserveAspectRatio="xMidYMid slice"
      className="size-full"
    >
      <image href={land} width="900" height="560" />
      <g className={label} fill={tint.ink}>
        <text x="404" y="279" textAnchor="end">
          Palmetto Park Rd
        </text>
        <text x="430" y="322" transform="rotate(90 430 322)">
          Federal Hwy
        </text>
        <text x="666" y="130" transform="rotate(-88 666 130)">
          A1A
        </text>
        <text x="276" y="538">
          Camino Real
        </text>
        <text x="109" y="322" textAnchor="middle" fill={tint.paper}>
          I-95
        </text>
        <text
          x="790"
          y="300"
          textAnchor="middle"
          transform="rotate(-82 790 300)"
          fill={tint.green800}
        >
          {t('office.ocean')}
        </text>
      </g>
      <Pin label={t('office.here')} />
    </svg>
  );
}

/** The logo on a map pin, with a label on a strip of paper. */
function Pin({ label: text }: { label: string }) {
  return (
    <g transform="translate(452 268)">
      <ellipse cx="0" cy="4" rx="22" ry="7" fill={tint.ink} opacity=".18" />
      <path d="M0 0q-44-46-44-80a44 44 0 0 1 88 0Q44-46 0 0Z" fill={tint.clay600} />
      <circle cy="-80" r="32" fill={tint.paper} />
      <g transform="translate(-20 -101)">
        <path d="M2 38V18L12 8l8 9.5v12L12 20.3l-2 2.2V38z" fill={tint.green700} />
        <path d="M38 38V18L28 8l-8 9.5v12l8-9.2 2 2.2V38z" fill={tint.green600} />
        <circle cx="20" cy="6.8" r="4.6" fill={tint.clay500} />
      </g>
      <rect x="-86" y="-170" width="172" height="40" rx="10" fill={tint.ink} />
      <text y="-144" textAnchor="middle" fill={tint.paper} className={label}>
        {text}
      </text>
    </g>
  );
}

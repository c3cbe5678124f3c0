import { useTranslation } from 'react-i18next';
import { tint } from '~/illustrations/palette';

/** Larger on a phone, where the drawing is smaller. */
const label = 'text-[1.35rem] font-semibold md:text-[1.0625rem]';

/** Downtown Boca Raton in cut paper, from the interstate to the sea. A drawing, not to scale. */
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
      <path d="M0 0h900v560H0Z" fill={tint.green100} />
      <Land />
      <Water />
      <Roads />
      <Places />
      <g className={label} fill={tint.green800}>
        <text x="790" y="300" textAnchor="middle" transform="rotate(-82 790 300)">
          {t('office.ocean')}
        </text>
      </g>
      <Pin label={t('office.here')} />
    </svg>
  );
}

/** Blocks of houses, parks and the beach. */
function Land() {
  return (
    <>
      <path d="M0 0h626l-14 560H0Z" fill={tint.sand} />
      <path
        d="M150 40h104v92H150ZM270 40h92v92h-92ZM480 40h70v92h-70ZM150 150h104v96H150ZM480 150h66v96h-66ZM150 330h104v84H150ZM270 330h92v84h-92ZM480 330h62v84h-62ZM150 436h104v92H150ZM270 436h92v92h-92ZM20 40h62v206H20ZM20 330h62v198H20Z"
        fill={tint.paper}
      />
      <path d="M480 436h54v92h-54ZM270 150h92v40h-92Z" fill={tint.green300} opacity=".7" />
      <path d="M694 0h52q-18 130-8 280t-22 280h-46q20-150 14-290t10-270Z" fill={tint.ipe200} />
      <path d="M650 0h46q-12 130-6 280t-18 280h-40q14-150 12-290T650 0Z" fill={tint.sand} />
    </>
  );
}

/** The ocean, and the waterway that widens into a lake. */
function Water() {
  return (
    <>
      <path d="M744 0h156v560H714q30-140 22-280T744 0Z" fill={tint.green300} />
      <path
        d="M790 70q12-10 24 0t24 0 24 0M800 180q12-10 24 0t24 0 24 0M776 440q12-10 24 0t24 0 24 0M800 520q12-10 24 0t24 0 24 0"
        fill="none"
        stroke={tint.green100}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M612 0h30q-8 110 0 220 2 60-12 90 40 20 34 70-6 44-44 52-6 60-4 128h-30q-2-70 4-132-36-20-28-66 6-40 34-60 14-90 10-170Z"
        fill={tint.green300}
      />
    </>
  );
}

function Roads() {
  return (
    <>
      <g fill="none" stroke={tint.paper} strokeLinecap="round">
        <path d="M0 288q330-8 720 0M0 20h660M0 546q300-8 690 0" strokeWidth="15" />
        <path d="M420 0q8 280-4 560M675 0q-10 280-16 560" strokeWidth="15" />
        <path d="M262 0v560" strokeWidth="9" />
        <path d="M116 0q-12 280 0 560" strokeWidth="30" />
      </g>
      <path d="M116 0q-12 280 0 560" fill="none" stroke={tint.clay300} strokeWidth="20" />
      <path
        d="M116 0q-12 280 0 560"
        fill="none"
        stroke={tint.paper}
        strokeWidth="2"
        strokeDasharray="14 10"
      />
      <g fill={tint.wood500} opacity=".7">
        <path d="M592 280h62v16h-62Z" />
      </g>
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
      </g>
      <rect x="80" y="300" width="58" height="32" rx="8" fill={tint.clay700} />
      <text x="109" y="322" textAnchor="middle" className={label} fill={tint.paper}>
        I-95
      </text>
    </>
  );
}

/** A few landmarks: houses, palms, a sail on the lake, an umbrella on the beach. */
function Places() {
  return (
    <>
      <House x={196} y={108} roof={tint.clay600} />
      <House x={316} y={112} roof={tint.green700} />
      <House x={196} y={222} roof={tint.clay500} />
      <House x={200} y={396} roof={tint.green600} />
      <House x={316} y={396} roof={tint.clay600} />
      <House x={514} y={112} roof={tint.clay500} />
      <House x={52} y={160} roof={tint.green700} />
      <House x={52} y={440} roof={tint.clay600} />
      <House x={510} y={396} roof={tint.clay600} />
      <House x={200} y={510} roof={tint.clay500} />
      <Palm x={290} y={182} />
      <Palm x={346} y={184} />
      <Palm x={498} y={508} />
      <Palm x={520} y={518} />
      <Palm x={512} y={230} />
      <Palm x={706} y={120} />
      <Palm x={698} y={420} />
      <path d="M616 356h26l-6 9h-15Z" fill={tint.wood700} />
      <path d="M628 322v30h-16ZM631 328v24h10Z" fill={tint.paper} />
      <path d="M702 222a22 22 0 0 1 38-8l-17 5 6 24-3 1-7-24Z" fill={tint.clay500} />
      <path d="M702 222a22 22 0 0 1 18-16l3 12Z" fill={tint.ipe500} />
    </>
  );
}

function House({ x, y, roof }: { x: number; y: number; roof: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-17 0v-24L0-38l17 14V0Z" fill={tint.clay100} />
      <path d="m-23-20 23-20 23 20v6L0-33l-23 19Z" fill={roof} />
      <path d="M-5 0v-12a5 5 0 0 1 10 0V0Z" fill={tint.green800} />
    </g>
  );
}

function Palm({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-2 0q4-16 0-30h4q3 14 1 30Z" fill={tint.wood700} />
      <path
        d="M0-30q-14-10-22 4 12-6 22-4Zm0 0q14-10 22 4-12-6-22-4Zm0 0q-12-16 0-22 12 6 0 22Zm0 0q-4 10-14 14 2-10 14-14Zm0 0q4 10 14 14-2-10-14-14Z"
        fill={tint.green600}
      />
    </g>
  );
}

/** The two roofs of the mark on a pin, with its label on a strip of paper. */
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

import { Illustration, type IllustrationProps } from './illustration';
import { tint } from './palette';

/** A pair of glasses, and in each lens the same view of the hills, clear at last. */
export function Glasses(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="160" cy="120" r="108" fill={tint.green300} opacity=".45" />
      <circle cx="160" cy="120" r="76" fill={tint.ipe200} />
      <path
        d="M48 116Q30 96 22 74q-3-9 5-11t11 6l16 36ZM272 116q18-20 26-42 3-9-5-11t-11 6l-16 36Z"
        fill={tint.green900}
      />
      {[98, 222].map((x) => (
        <g key={x} transform={`translate(${x} 126)`}>
          <circle r="56" fill={tint.green900} />
          <path d="M-46 0a46 46 0 0 1 92 0l-46 8Z" fill={tint.paper} />
          <circle cx="14" cy="-4" r="17" fill={tint.ipe500} />
          <path
            d="M-46 0q28-14 50 0t42-8a46 46 0 0 1-14 42h-64A46 46 0 0 1-46 0Z"
            fill={tint.green300}
          />
          <path d="M-44 14q30-14 56 2t32-4a46 46 0 0 1-88 2Z" fill={tint.green600} />
          <path d="M-17 17v-13l10-8 10 8v13Z" fill={tint.clay100} />
          <path d="m-21 5 14-12L7 5v4L-7-3-21 9Z" fill={tint.clay600} />
          <path
            d="M-34-14q6-18 24-22"
            fill="none"
            stroke="#fff"
            strokeWidth="6"
            strokeLinecap="round"
          />
        </g>
      ))}
      <path d="M146 112q14-14 28 0v12q-14-12-28 0Z" fill={tint.green900} />
      <path
        d="M-400 214q220 28 400 12 90-26 170-10t150-12q200-24 400 6v30H-400Z"
        fill={tint.green700}
      />
      <path
        d="M-400 238q240-14 400 0 110-22 190-8t130-6q200-10 400 6v10H-400Z"
        fill={tint.green800}
      />
    </Illustration>
  );
}

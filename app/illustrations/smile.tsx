import { Illustration, type IllustrationProps } from './illustration';
import { tint } from './palette';

/** A contented molar, and the toothbrush that keeps it so. */
export function Smile(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="160" cy="128" r="108" fill={tint.clay300} opacity=".45" />
      <circle cx="160" cy="128" r="78" fill={tint.ipe200} />
      <g transform="translate(146 112) scale(.66)">
        <path
          d="M0-92C34-128 122-122 128-44 132 12 98 44 90 92 82 140 66 156 52 148 36 138 40 70 0 70S-36 138-52 148C-66 156-82 140-90 92-98 44-132 12-128-44-122-122-34-128 0-92Z"
          fill={tint.paper}
        />
        <path
          d="M0-92C34-128 122-122 128-44 132 12 98 44 90 92 82 140 66 156 52 148 36 138 40 70 0 70 50 50 84 0 76-50 70-92 34-104 0-92Z"
          fill={tint.green100}
        />
        <path d="M-92-58q4-38 42-40 10 0 4 8-28 6-34 36-6 8-12-4Z" fill="#fff" />
        <path
          d="M-40 2q40 36 80 0"
          fill="none"
          stroke={tint.clay500}
          strokeWidth="8"
          strokeLinecap="round"
        />
        <path d="M-61-12h18v2h-18ZM43-12h18v2H43Z" fill={tint.clay300} />
        <circle cx="-54" cy="-10" r="9" fill={tint.clay300} />
        <circle cx="54" cy="-10" r="9" fill={tint.clay300} />
      </g>
      <g transform="rotate(-58 226 150)">
        <rect x="120" y="146" width="150" height="17" rx="8.5" fill={tint.green700} />
        <rect x="232" y="143" width="62" height="22" rx="9" fill={tint.green600} />
        <path d="M238 124h10v20h-10ZM251 124h10v20h-10ZM264 124h10v20h-10Z" fill={tint.paper} />
        <path d="M277 124h10v20h-10Z" fill={tint.clay300} />
        <path d="M130 151h70v3h-70Z" fill="#fff" opacity=".25" />
      </g>
      <path
        d="m60 66 4 11 11 4-11 4-4 11-4-11-11-4 11-4ZM258 42l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z"
        fill={tint.ipe500}
      />
      <path
        d="M-400 214q220 28 400 12 90-26 170-10t150-12q200-24 400 6v30H-400Z"
        fill={tint.clay500}
      />
      <path
        d="M-400 238q240-14 400 0 110-22 190-8t130-6q200-10 400 6v10H-400Z"
        fill={tint.clay600}
      />
    </Illustration>
  );
}

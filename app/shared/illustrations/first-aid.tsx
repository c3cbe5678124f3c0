import { Illustration, type IllustrationProps } from './illustration';
import { skin, tint } from './palette';

/** Two open hands hold a first aid case with a heart on it. */
export function FirstAid(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="160" cy="116" r="102" fill={tint.paper} />
      <circle cx="160" cy="116" r="70" fill={tint.clay100} />
      <path d="M128 66V52q0-12 12-12h40q12 0 12 12v14h-14V54h-36v12Z" fill={tint.wood700} />
      <rect x="84" y="62" width="152" height="108" rx="16" fill={tint.clay500} />
      <path d="M220 62q16 0 16 16v76q0 16-16 16h-22V62Z" fill={tint.clay600} />
      <path d="M84 104h152v10H84Z" fill={tint.clay700} />
      <circle cx="160" cy="112" r="36" fill={tint.paper} />
      <path
        d="M160 138q-27-17-27-34 0-13 13-13 10 0 14 10 4-10 14-10 13 0 13 13 0 17-27 34Z"
        fill={tint.green600}
      />
      <path
        d="M40 166q26-14 50 4l44 12q12 4 9 12-3 7-14 5l-30-5 34 12q10 4 7 11-3 6-12 4l-52-9-36-12Z"
        fill={skin[2]}
      />
      <path
        d="M280 166q-26-14-50 4l-44 12q-12 4-9 12 3 7 14 5l30-5-34 12q-10 4-7 11 3 6 12 4l52-9 36-12Z"
        fill={skin[4]}
      />
      <path d="M0 176l46-14 14 40-60 30Z" fill={tint.green700} />
      <path d="M320 176l-46-14-14 40 60 30Z" fill={tint.ipe500} />
    </Illustration>
  );
}

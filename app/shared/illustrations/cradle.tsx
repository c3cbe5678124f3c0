import { Illustration, type IllustrationProps } from './illustration';
import { skin, tint } from './palette';

/** A sleeping baby in a cradle, under a mobile of stars, moon and heart. */
export function Cradle(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="160" cy="118" r="104" fill={tint.clay100} />
      <path d="M96 16h128" stroke={tint.wood700} strokeWidth="5" strokeLinecap="round" />
      <path d="M112 18v36M160 18v22M208 18v40" stroke={tint.wood500} strokeWidth="2" />
      <path d="m112 50 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1Z" fill={tint.ipe500} />
      <path d="M166 40a18 18 0 1 0 12 30 20 20 0 0 1-12-30Z" fill={tint.green600} />
      <path
        d="M208 82q-17-11-17-21 0-8 8-8 6 0 9 7 3-7 9-7 8 0 8 8 0 10-17 21Z"
        fill={tint.clay500}
      />
      <path d="M70 140h180l-18 62H88Z" fill={tint.wood300} />
      <path
        d="M104 144l6 56M132 144l4 56M160 144v56M188 144l-4 56M216 144l-6 56"
        stroke={tint.wood500}
        strokeWidth="5"
      />
      <path d="M78 216q82 26 164 0l6 10q-88 28-176 0Z" fill={tint.wood700} />
      <path d="M92 200h136v10H92Z" fill={tint.wood500} />
      <path d="M84 140q10-22 40-20 60-12 112 20Z" fill={tint.green600} />
      <path d="M150 118q44-2 86 22h-62q-26 0-24-22Z" fill={tint.green300} />
      <circle cx="120" cy="120" r="22" fill={skin[3]} />
      <path d="M99 114q4-18 22-18 16 0 20 12-10-6-20-2t-22 8Z" fill={tint.hair} />
      <path
        d="M110 124q4 4 8 0M124 124q4 4 8 0"
        fill="none"
        stroke={tint.ink}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M62 134h196v10H62Z" fill={tint.wood500} />
    </Illustration>
  );
}

import { Illustration, type IllustrationProps } from './illustration';
import { tint } from './palette';

/** A lost kite over the hills, with a loop in its string. */
export function LostKite(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="214" cy="112" r="88" fill={tint.clay100} />
      <circle cx="214" cy="112" r="58" fill={tint.ipe200} />
      <path
        d="M16 78a16 16 0 0 1 16-16 22 22 0 0 1 40-4 16 16 0 0 1 22 20ZM228 36a12 12 0 0 1 13-12 18 18 0 0 1 32-3 13 13 0 0 1 17 15Z"
        fill={tint.green100}
      />
      <path d="M0 184q80-36 160-14t160-20v90H0Z" fill={tint.green300} />
      <path
        d="M150 108q-30 26-60 20t-22-24 30-10 4 44-76 38-26 20"
        fill="none"
        stroke={tint.wood700}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="m156 26 52 34-46 52Z" fill={tint.ipe500} />
      <path d="m156 26-32 54 38 32Z" fill={tint.clay500} />
      <path d="m124 80 56-37 28 17-46 52Z" fill={tint.clay600} />
      <path d="m124 80 42-27-4 59Z" fill={tint.clay300} />
      <path
        d="m120 108 14 10-16 8ZM120 122l-14-4 4 17ZM84 134l6-14 9 13ZM90 128l-8 15-5-16Z"
        fill={tint.green600}
      />
      <path d="M264 164h4v30h-4ZM246 152a20 26 0 0 1 40 0 20 22 0 0 1-40 0Z" fill={tint.green600} />
      <path d="M0 214q90-34 170-16t150-18v60H0Z" fill={tint.green700} />
      <path d="M40 206v-26l20-16 20 16v22Z" fill={tint.paper} />
      <path d="m34 184 26-21 26 21v7l-26-20-26 20Z" fill={tint.clay600} />
      <path d="M54 204v-14a6 6 0 0 1 12 0v13Z" fill={tint.green800} />
      <path d="M0 232q60-26 140-16t180-8v32H0Z" fill={tint.green800} />
    </Illustration>
  );
}

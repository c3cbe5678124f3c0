import { Illustration, type IllustrationProps } from './illustration';
import { tint } from './palette';

/** An open book with a ribbon, and a plant beside it. */
export function OpenBook(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="160" cy="112" r="102" fill={tint.ipe200} />
      <circle cx="160" cy="112" r="66" fill={tint.ipe300} />
      <path d="M0 204h320v36H0Z" fill={tint.green700} />
      <path
        d="M160 84q-58-30-124-12v112q66-16 124 14 58-30 124-14V72q-66-18-124 12Z"
        fill={tint.clay600}
      />
      <path d="M160 78q-54-28-112-12v106q58-12 112 16Z" fill={tint.paper} />
      <path d="M160 78q54-28 112-12v106q-58-12-112 16Z" fill={tint.sand} />
      <path
        d="M66 88q38-6 76 10M66 108q38-6 76 10M66 128q38-6 76 10M66 148q30-4 52 4"
        fill="none"
        stroke={tint.green300}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M216 138q-24-15-24-30 0-11 11-11 9 0 13 9 4-9 13-9 11 0 11 11 0 15-24 30Z"
        fill={tint.clay500}
      />
      <path
        d="M182 150q36-12 70-6"
        fill="none"
        stroke={tint.line}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M160 78v110l9 26-9-6-9 6 9-26" fill={tint.clay500} />
      <path d="M286 204q-2-24 4-44" fill="none" stroke={tint.green600} strokeWidth="5" />
      <path d="M290 164q-20-4-18-26 20 4 18 26Zm0 14q2-20 22-20-2 20-22 20Z" fill={tint.green600} />
      <path d="M270 200h34l-5 34h-24Z" fill={tint.clay500} />
    </Illustration>
  );
}

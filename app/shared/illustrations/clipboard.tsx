import { Illustration, type IllustrationProps } from './illustration';
import { tint } from './palette';

/** A checked form on a clipboard, with a pencil beside it. */
export function Clipboard(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="160" cy="120" r="106" fill={tint.ipe200} />
      <path
        d="M66 214q-18-34 8-62 20 28-8 62ZM50 216q-24-10-26-38 24 8 26 38Z"
        fill={tint.green600}
      />
      <rect x="84" y="30" width="140" height="188" rx="12" fill={tint.wood500} />
      <path d="M212 30q12 0 12 12v164q0 12-12 12Z" fill={tint.wood700} />
      <path d="M96 48h116v130l-26 28H96Z" fill={tint.paper} />
      <path d="M212 178h-22q-4 0-4 4v24Z" fill={tint.line} />
      <path d="M126 22h16a13 13 0 0 1 24 0h16q6 0 6 6v26h-68V28q0-6 6-6Z" fill={tint.green700} />
      <circle cx="154" cy="30" r="5" fill={tint.paper} />
      <path d="M110 74h22v22h-22ZM110 110h22v22h-22ZM110 146h22v22h-22Z" fill={tint.green100} />
      <path
        d="m115 84 6 7 14-19m-20 48 6 7 14-19"
        fill="none"
        stroke={tint.clay500}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M146 80h50m-50 11h32m-32 25h50m-50 11h40m-40 25h42"
        fill="none"
        stroke={tint.green300}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g transform="rotate(34 240 140)">
        <path d="M228 68h26v110h-26Z" fill={tint.ipe500} />
        <path d="M245 68h9v110h-9Z" fill={tint.ipe600} />
        <path d="M228 54q0-6 6-6h14q6 0 6 6v14h-26Z" fill={tint.clay500} />
        <path d="M228 178h26l-13 30Z" fill={tint.clay100} />
        <path d="m236 196 10 0-5 12Z" fill={tint.ink} />
      </g>
    </Illustration>
  );
}

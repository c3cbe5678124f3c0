import { Illustration, type IllustrationProps } from './illustration';
import { tint } from './palette';

/** An open account book with a heart, and a leaf for each contribution. */
export function HeartLedger(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="160" cy="112" r="106" fill={tint.green100} />
      <path d="M20 116h280v106q-74-18-140 8-66-26-140-8Z" fill={tint.green800} />
      <path d="M30 108q72-26 130 2v102q-60-26-130-4Z" fill={tint.paper} />
      <path d="M290 108q-72-26-130 2v102q60-26 130-4Z" fill={tint.sand} />
      <path d="M160 110q20-10 42-13-26 14-30 40t-12 75Z" fill={tint.line} />
      <path
        d="M48 126q40-10 62-6M48 146q50-12 92-2M48 166q50-12 92-2M48 186q30-7 56-5"
        fill="none"
        stroke={tint.green300}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M196 144q40-8 76 0M196 164q40-8 76 0M196 184q24-5 48-4"
        fill="none"
        stroke={tint.clay300}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M234 92h26v52l-13-10-13 10Z" fill={tint.clay600} />
      <path
        d="M160 128Q94 88 94 48q0-32 31-32 25 0 35 25 10-25 35-25 31 0 31 32 0 40-66 80Z"
        fill={tint.clay500}
      />
      <path d="M160 128V41q10-25 35-25 31 0 31 32 0 40-66 80Z" fill={tint.clay600} />
      <path
        d="M112 52q0-16 14-17"
        fill="none"
        stroke={tint.clay300}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M52 84q-6-28 20-36 6 26-20 36ZM40 60q-18-8-16-26 18 6 16 26Z" fill={tint.green600} />
      <path d="M262 76q0-26 26-30 2 26-26 30ZM246 48q-12-16-2-30 14 12 2 30Z" fill={tint.ipe500} />
    </Illustration>
  );
}

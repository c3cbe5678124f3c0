import { tint } from '~/shared/illustrations/palette';

/** A microphone, for all other topics. */
export function Microphone() {
  return (
    <>
      <path
        d="M116 78a44 44 0 0 0 88 0"
        fill="none"
        stroke={tint.wood700}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M156 120h9v34h-9Z" fill={tint.wood700} />
      <path d="M112 160q0-14 48-14t48 14Z" fill={tint.ink} />
      <path d="M132 44a28 28 0 0 1 56 0v32a28 28 0 0 1-56 0Z" fill={tint.ink} />
      <path d="M132 58h56v9h-56Z" fill={tint.clay500} />
    </>
  );
}

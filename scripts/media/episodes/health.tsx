import { tint } from '~/shared/illustrations/palette';

/** A heart and its beat. */
export function Heart() {
  return (
    <>
      <path
        d="M160 158q-76-46-76-92 0-38 37-38 28 0 39 30 11-30 39-30 37 0 37 38 0 46-76 92Z"
        fill={tint.clay500}
      />
      <path d="M160 158V58q11-30 39-30 37 0 37 38 0 46-76 92Z" fill={tint.clay600} />
      <path
        d="M62 92h60l16-28 24 54 16-26h80"
        fill="none"
        stroke={tint.paper}
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

/** A stethoscope around an orange with its leaf. */
export function Stethoscope() {
  return (
    <>
      <circle cx="160" cy="104" r="42" fill={tint.ipe500} />
      <path d="M160 62a42 42 0 0 1 0 84q22-42 0-84Z" fill={tint.ipe600} />
      <path d="M160 64q2-22 26-26 2 22-26 26Z" fill={tint.green600} />
      <path
        d="M88 30v32q0 30 26 30m-56-62v32q0 72 62 92 92 20 104-40"
        fill="none"
        stroke={tint.ink}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <circle cx="226" cy="104" r="16" fill={tint.ink} />
      <circle cx="226" cy="104" r="7" fill={tint.clay300} />
    </>
  );
}

/** The moon over a quiet window. */
export function Moon() {
  return (
    <>
      <path d="M92 14h136v128H92Z" fill={tint.wood500} />
      <path d="M102 24h116v108H102Z" fill={tint.green800} />
      <path d="M176 38a40 40 0 1 0 26 66 34 34 0 0 1-26-66Z" fill={tint.ipe300} />
      <path
        d="M124 46h0M118 92h0M150 36h0M200 60h0M190 118h0"
        stroke={tint.paper}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M156 24h8v108h-8Z" fill={tint.wood500} />
      <path d="M82 138h156v12H82Z" fill={tint.wood700} />
      <path d="M216 138q-18-30 2-50 20 20-2 50Zm6 0q4-28 26-34-2 24-26 34Z" fill={tint.green600} />
    </>
  );
}

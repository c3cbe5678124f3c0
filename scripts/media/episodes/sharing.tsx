import { skin, tint } from '~/shared/illustrations/palette';

/** One circle in many parts, and the part that the member keeps. */
export function Shares() {
  const tones = [tint.clay500, tint.ipe500, tint.green700, tint.clay300, tint.green600];
  return (
    <>
      <circle cx="168" cy="94" r="66" fill={tint.paper} />
      {tones.map((tone, part) => (
        <path
          key={tone}
          d="M168 94V34a60 60 0 0 1 52 30Z"
          fill={tone}
          transform={`rotate(${60 * part} 168 94)`}
        />
      ))}
      <path d="M142 79V19a60 60 0 0 0-52 30Z" fill={tint.ipe600} />
      <circle cx="168" cy="94" r="20" fill={tint.paper} />
    </>
  );
}

/** A bill with a check mark, and a pen. */
export function Bill() {
  return (
    <>
      <g transform="rotate(-5 150 90)">
        <path
          d="M104 20h70l26 26v114q-8 8-16 0-8 8-16 0-8 8-16 0-8 8-16 0-8 8-16 0-8 8-16 0Z"
          fill={tint.paper}
        />
        <path d="m174 20 26 26h-26Z" fill={tint.line} />
        <path
          d="M118 40h36M118 66h66M118 84h66M118 102h40"
          stroke={tint.green300}
          strokeWidth="7"
          strokeLinecap="round"
        />
        <path d="M118 126h22" stroke={tint.clay500} strokeWidth="9" strokeLinecap="round" />
      </g>
      <circle cx="200" cy="124" r="27" fill={tint.ipe500} />
      <path
        d="m187 124 10 11 17-23"
        fill="none"
        stroke={tint.ink}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="m236 40 14 8-42 72-14 10 0-18Z" fill={tint.clay600} />
    </>
  );
}

/** Hands under one roof. */
export function Roof() {
  const arms = [
    [104, skin[1], tint.ipe500],
    [160, skin[4], tint.clay500],
    [216, skin[3], tint.green300],
  ] as const;
  return (
    <>
      {arms.map(([x, hand, sleeve]) => (
        <g key={x}>
          <path d={`M${x} 180V94`} stroke={sleeve} strokeWidth="26" strokeLinecap="round" />
          <path d={`M${x} 104V80`} stroke={hand} strokeWidth="15" strokeLinecap="round" />
        </g>
      ))}
      <path d="M200 28h17v40h-17Z" fill={tint.clay700} />
      <path d="M58 82 160 18l102 64-9 15-93-58-93 58Z" fill={tint.clay600} />
      <path d="M74 74h172v12H74Z" fill={tint.wood300} />
    </>
  );
}

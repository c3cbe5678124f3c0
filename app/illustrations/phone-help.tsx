import { Bust } from './bust';
import { Illustration, type IllustrationProps } from './illustration';
import { skin, tint } from './palette';

/** A hand holds a phone; on it, someone who listens and answers. */
export function PhoneHelp(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="166" cy="118" r="106" fill={tint.green100} />
      <path d="M70 240q0-44 44-58h70q30 14 30 58Z" fill={tint.clay500} />
      <path d="M96 206q-8-58 8-86h100q14 40 4 86-50 22-112 0Z" fill={skin[2]} />
      <g transform="rotate(6 164 116)">
        <rect x="112" y="22" width="104" height="188" rx="16" fill={tint.ink} />
        <rect x="118" y="28" width="92" height="176" rx="11" fill={tint.ipe200} />
        <circle cx="164" cy="104" r="40" fill={tint.ipe300} />
        <Bust x={164} y={124} scale={0.98} skin={skin[4]} top={tint.paper} hair="bun" depth={60} />
        <path
          d="M152 122q-6 24 4 34m20-34q8 22-2 30"
          fill="none"
          stroke={tint.green700}
          strokeWidth="3.5"
          strokeLinecap="round"
        />
        <circle cx="174" cy="155" r="5" fill={tint.green700} />
        <path d="M118 170h92v23q0 11-11 11h-70q-11 0-11-11Z" fill={tint.green700} />
        <circle cx="146" cy="187" r="9" fill={tint.green300} />
        <circle cx="182" cy="187" r="9" fill={tint.clay500} />
      </g>
      <path
        d="m223 124-19 4m20 21-21 3m19 23-21 2m15 22-17 1"
        fill="none"
        stroke={skin[2]}
        strokeWidth="17"
        strokeLinecap="round"
      />
      <path
        d="M104 192q-6-34 9-66"
        fill="none"
        stroke={skin[2]}
        strokeWidth="19"
        strokeLinecap="round"
      />
      <path d="M78 214q70 24 130 0l5 13q-68 26-141 0Z" fill={tint.clay300} />
      <path
        d="M232 30h54q16 0 16 16v30q0 16-16 16h-32l-20 18 1-18h-3q-16 0-16-16V46q0-16 16-16Z"
        fill={tint.green700}
      />
      <path
        d="M259 80q-20-13-20-24 0-10 10-10 7 0 10 7 3-7 10-7 10 0 10 10 0 11-20 24Z"
        fill={tint.ipe500}
      />
    </Illustration>
  );
}

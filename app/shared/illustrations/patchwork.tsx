import type { ReactNode } from 'react';
import { Illustration, type IllustrationProps } from './illustration';
import { tint } from './palette';

type Patch = { id: string; fill: string; sign?: ReactNode };

const house = <path d="M16 30 32 16l16 14v20H16Z" fill={tint.paper} />;
const heart = (
  <path
    d="M32 50Q12 37 12 25q0-10 10-10 7 0 10 7 3-7 10-7 10 0 10 10 0 12-20 25Z"
    fill={tint.clay500}
  />
);
const sun = <circle cx="32" cy="32" r="15" fill={tint.ipe500} />;
const leaf = <path d="M14 50q-2-34 36-36 2 36-36 36Z" fill={tint.green600} />;
const moon = <path d="M40 14a20 20 0 1 0 10 28A18 18 0 0 1 40 14Z" fill={tint.ipe300} />;
const stripes = <path d="M0 10h64v10H0ZM0 30h64v10H0ZM0 50h64v10H0Z" fill={tint.clay300} />;
const dots = (
  <path
    d="M14 10a5 5 0 1 0 .1 0M32 26a5 5 0 1 0 .1 0M50 10a5 5 0 1 0 .1 0M14 42a5 5 0 1 0 .1 0M50 42a5 5 0 1 0 .1 0"
    fill={tint.paper}
  />
);
const bottle = <path d="M26 12h12v8l6 6v26H20V26l6-6Z" fill={tint.paper} />;

const patches: readonly Patch[] = [
  { id: 'a', fill: tint.green700, sign: house },
  { id: 'b', fill: tint.clay100, sign: heart },
  { id: 'c', fill: tint.ipe200, sign: stripes },
  { id: 'd', fill: tint.green600, sign: dots },
  { id: 'e', fill: tint.clay300 },
  { id: 'f', fill: tint.green100, sign: leaf },
  { id: 'g', fill: tint.clay600, sign: bottle },
  { id: 'h', fill: tint.green100, sign: sun },
  { id: 'i', fill: tint.ipe500, sign: dots },
  { id: 'j', fill: tint.green800, sign: moon },
  { id: 'k', fill: tint.green300 },
  { id: 'l', fill: tint.clay100, sign: heart },
];

/** A quilt of many patches, with a needle at its last seam. */
export function Patchwork(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="160" cy="120" r="112" fill={tint.clay100} />
      <g transform="rotate(-5 160 120)">
        <rect x="24" y="20" width="272" height="208" rx="14" fill={tint.paper} />
        {patches.map(({ id, fill, sign }, place) => (
          <g
            key={id}
            transform={`translate(${32 + (place % 4) * 64} ${28 + Math.floor(place / 4) * 64})`}
          >
            <path d="M0 0h64v64H0Z" fill={fill} />
            {sign}
          </g>
        ))}
        <path
          d="M32 92h256M32 156h256M96 28v192M160 28v192M224 28v192"
          fill="none"
          stroke={tint.paper}
          strokeWidth="3"
          strokeDasharray="7 5"
        />
      </g>
      <path d="M248 214q26-4 34-30t24-24" fill="none" stroke={tint.clay700} strokeWidth="2.5" />
      <path d="m214 228 44-22-2-6Z" fill={tint.ink} />
    </Illustration>
  );
}

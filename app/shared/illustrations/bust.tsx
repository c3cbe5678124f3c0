import { tint } from './palette';

export type Hair = 'short' | 'bun' | 'curls' | 'long' | 'scarf' | 'beard';

type BustProps = {
  x: number;
  /** The base of the neck. */
  y: number;
  scale?: number;
  skin: string;
  top: string;
  hair: Hair;
  hairTone?: string;
  /** The height of the body below the neck. */
  depth?: number;
};

/** A neighbor from the chest up, without a face. */
export function Bust({
  x,
  y,
  scale = 1,
  skin,
  top,
  hair,
  hairTone = tint.hair,
  depth = 90,
}: BustProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {behind[hair] && <path d={behind[hair]} fill={hairTone} />}
      <path d={`M-36 ${depth}V30Q-36 4-10-3q10 8 20 0Q36 4 36 30V${depth}Z`} fill={top} />
      <path d={`M-10-3Q-36 4-36 30V${depth}h18Q-24 30-10-3Z`} fill="#fff" opacity=".12" />
      <path d="M-7-18H7V-2q-7 7-14 0Z" fill={skin} />
      <path d="M-7-18H7v5q-7 6-14 1Z" opacity=".14" />
      <path d="M-15-38a15 16 0 0 1 30 0q0 20-15 25-15-5-15-25Z" fill={skin} />
      <path d={front[hair]} fill={hairTone} />
    </g>
  );
}

const crop = 'M-16-33q-4-26 16-26t16 26q-2-9-7-13-12 3-20-1-4 4-5 14Z';

const behind: Partial<Record<Hair, string>> = {
  long: 'M-20-40q0-20 20-20t20 20l3 42q-23 8-46 0Z',
  curls:
    'M0-69a13 13 0 0 1 13 5 13 13 0 0 1 11 15 13 13 0 0 1 0 17 12 12 0 0 1-14 13h-20a12 12 0 0 1-14-13 13 13 0 0 1 0-17 13 13 0 0 1 11-15 13 13 0 0 1 13-5Z',
};

const front: Record<Hair, string> = {
  short: crop,
  long: 'M-17-30q-3-29 17-29t17 29q-3-12-9-17-10 9-20 6-4 4-5 11Z',
  curls: 'M-16-36q-2-22 16-22t16 22q-5-8-9-9-7 3-14 0-5 2-9 9Z',
  bun: 'M-16-34q-4-25 16-25t16 25q-3-11-8-14-12 1-17 3-5 3-7 11ZM-10-64a10 9 0 0 1 20 0 10 9 0 0 1-20 0Z',
  scarf: 'M-17-35q-3-26 17-26t17 26q-17-15-34 0ZM-15-44q-14-1-15-10 11-4 18 4Z',
  beard:
    'M-16-37q-2-22 16-22t16 22q-3-7-6-8-10 3-20 0-4 2-6 8ZM-15-36q2 12 8 12 7-3 14 0 6 0 8-12 1 23-15 26-16-3-15-26Z',
};

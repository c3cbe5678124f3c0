import { Illustration, type IllustrationProps } from './illustration';
import { tint } from './palette';

/** Two neighbors' windows, connected by a tin can telephone. */
export function TinCans(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="160" cy="104" r="92" fill={tint.ipe200} />
      <path d="M0 200q80-24 160-10t160-14v64H0Z" fill={tint.green300} />
      <path d="M0 60 48 26l52 34v180H0Z" fill={tint.clay100} />
      <path d="M-8 66 48 24l60 40v12L48 38-8 80Z" fill={tint.clay600} />
      <path d="M220 52 270 18l50 30v192H220Z" fill={tint.green100} />
      <path d="M212 58l58-40 58 36v12l-58-36-58 40Z" fill={tint.green700} />
      <path d="M24 92h50v62H24Z" fill={tint.green900} />
      <path d="M18 152h62v9H18Z" fill={tint.wood500} />
      <path d="M246 84h50v62h-50Z" fill={tint.green900} />
      <path d="M240 144h62v9h-62Z" fill={tint.wood500} />
      <path d="M96 118q62 34 130-2" fill="none" stroke={tint.wood700} strokeWidth="2.5" />
      <g transform="rotate(8 84 116)">
        <path d="M64 102h32v28H64Z" fill={tint.clay500} />
        <path d="M64 110h32v5H64Z" fill={tint.clay300} />
        <ellipse cx="64" cy="116" rx="6" ry="14" fill={tint.gray} />
      </g>
      <g transform="rotate(-8 238 112)">
        <path d="M224 98h32v28h-32Z" fill={tint.ipe500} />
        <path d="M224 106h32v5h-32Z" fill={tint.paper} />
        <ellipse cx="256" cy="112" rx="6" ry="14" fill={tint.gray} />
      </g>
      <path d="M40 154q-8-44 9-52 17 8 9 52Z" fill={tint.clay700} />
      <circle cx="49" cy="112" r="11" fill="#8D5534" />
      <path d="M38 110q0-14 11-14t11 14q-6-6-11-6t-11 6Z" fill={tint.hair} />
      <path d="M262 146q-8-44 9-52 17 8 9 52Z" fill={tint.green600} />
      <circle cx="271" cy="104" r="11" fill="#D19B6F" />
      <path d="M260 102q0-14 11-14t11 14q-6-6-11-6t-11 6Z" fill={tint.auburn} />
      <path
        d="M132 84q-9-6-9-13 0-5 5-5 3 0 4 4 1-4 4-4 5 0 5 5 0 7-9 13ZM176 72q-7-5-7-10 0-4 4-4 2 0 3 3 1-3 3-3 4 0 4 4 0 5-7 10Z"
        fill={tint.clay500}
      />
      <path d="M0 224q90-22 170-8t150-8v32H0Z" fill={tint.green700} />
    </Illustration>
  );
}

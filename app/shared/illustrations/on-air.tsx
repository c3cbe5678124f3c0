import { Bust } from './bust';
import { Illustration, type IllustrationProps } from './illustration';
import { skin, tint } from './palette';

/** The host at her microphone, with paper flags and books behind her. */
export function OnAir(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="160" cy="122" r="110" fill={tint.ipe200} />
      <circle cx="160" cy="122" r="76" fill={tint.ipe300} />
      <path d="M8 34q152 58 304 0" fill="none" stroke={tint.wood700} strokeWidth="1.5" />
      <path
        d="m40 44 18 6-6 21-7-9-11 3ZM142 62h19l-1 22-8-8-9 7ZM246 53l18-6 4 22-9-4-8 8Z"
        fill={tint.clay500}
      />
      <path d="m91 56 18 4-3 22-8-8-10 5ZM195 61l18-3 4 22-10-6-8 8Z" fill={tint.green600} />
      <path d="M18 138h62v7H18ZM246 130h60v7h-60Z" fill={tint.wood500} />
      <path d="M26 138v-34h10v34ZM50 138v-36h9v36ZM262 130v-38h10v38Z" fill={tint.green700} />
      <path d="M37 138v-40h12v40ZM273 130v-34h11v34Z" fill={tint.clay600} />
      <path d="M60 138v-30h11v30ZM285 130V92h9v38Z" fill={tint.ipe500} />
      <Bust
        x={160}
        y={126}
        scale={1.42}
        skin={skin[2]}
        top={tint.clay500}
        hair="curls"
        depth={80}
      />
      <path d="M14 206h292q6 0 6 6t-6 6H14q-6 0-6-6t6-6Z" fill={tint.paper} />
      <path d="M20 218h280v22H20Z" fill={tint.green800} />
      <path d="M84 206q0-9 22-9t22 9Z" fill={tint.ink} />
      <path d="m104 198 14-42" stroke={tint.wood700} strokeWidth="5" strokeLinecap="round" />
      <path d="M107 148l6-26a13 13 0 0 1 25 6l-6 26q-3 11-14 8t-11-14Z" fill={tint.ink} />
      <path d="m110 134 26 6-2 6-25-6Z" fill={tint.clay500} />
      <path d="M232 178h34l-3 28h-28Z" fill={tint.green600} />
      <path d="M265 184q14 1 10 11-3 7-12 6" fill="none" stroke={tint.green600} strokeWidth="5" />
    </Illustration>
  );
}

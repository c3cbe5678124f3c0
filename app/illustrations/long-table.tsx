import { Bust } from './bust';
import { Illustration, type IllustrationProps } from './illustration';
import { skin, tint } from './palette';

/** Neighbours at one long table, under paper flags. */
export function LongTable(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <path d="M14 240V120a146 112 0 0 1 292 0v120Z" fill={tint.clay100} />
      <path d="M50 240V126a110 84 0 0 1 220 0v114Z" fill={tint.ipe200} />
      <path d="M12 44q148 60 296 0" fill="none" stroke={tint.wood700} strokeWidth="1.5" />
      <path
        d="m40 54 18 6-5 22-7-9-11 3ZM142 73h19l-1 22-8-8-9 7ZM244 64l18-6 5 22-10-4-8 8Z"
        fill={tint.clay500}
      />
      <path d="m91 67 18 4-3 22-8-8-10 5ZM194 72l18-3 4 22-10-6-8 8Z" fill={tint.green600} />
      <Bust x={76} y={138} scale={0.74} skin={skin[2]} top={tint.green600} hair="bun" />
      <Bust x={244} y={138} scale={0.74} skin={skin[0]} top={tint.clay600} hair="short" />
      <Bust
        x={132}
        y={132}
        scale={0.78}
        skin={skin[5]}
        top={tint.clay300}
        hair="short"
        hairTone={tint.auburn}
      />
      <Bust
        x={188}
        y={132}
        scale={0.78}
        skin={skin[1]}
        top={tint.green800}
        hair="scarf"
        hairTone={tint.ipe500}
      />
      <path d="M44 196h12v44H44ZM264 196h12v44h-12Z" fill={tint.wood700} />
      <path
        d="M24 172h272l6 46l-7 9-7-9-7 9-7-9-7 9-7-9-7 9-7-9-7 9-7-9-7 9-7-9-7 9-7-9-7 9-7-9-7 9-7-9-7 9-7-9-7 9-7-9-7 9-7-9-7 9-7-9-7 9-7-9-7 9-7-9-7 9-7-9-7 9-7-9-7 9-7-9-7 9-7-9-7 9-7-9Z"
        fill={tint.clay500}
      />
      <path d="M21 204h279l1 7H20Z" fill={tint.ipe300} />
      <path d="M20 166h280q4 0 4 5t-4 5H20q-4 0-4-5t4-5Z" fill={tint.paper} />
      <path d="M58 152h48q-2 16-24 16t-24-16Z" fill={tint.green700} />
      <path d="M63 152a9 9 0 0 1 12-8 10 10 0 0 1 14 0 9 9 0 0 1 11 8Z" fill={tint.ipe500} />
      <path d="M132 144h50v14q0 10-10 10h-30q-10 0-10-10Z" fill={tint.ink} />
      <path d="M128 140h58v6h-58ZM151 134h12v6h-12Z" fill={tint.green800} />
      <path
        d="M209 132h18l-2 10q8 6 6 16-2 10-12 10h-2q-10 0-12-10-2-10 6-16Z"
        fill={tint.green300}
      />
      <path d="M205 152h26q2 16-13 16t-13-16Z" fill={tint.ipe500} />
      <path d="M246 168q-4-16 18-16t18 16Z" fill={tint.wood500} />
      <path d="m256 155 4 8m6-10 3 9" stroke={tint.wood300} strokeWidth="3" strokeLinecap="round" />
    </Illustration>
  );
}

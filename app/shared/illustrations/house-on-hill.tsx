import { Illustration, type IllustrationProps } from './illustration';
import { tint } from './palette';

/** A house with a porch on a green hill, beside an ipê tree in bloom. */
export function HouseOnHill(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="150" cy="116" r="108" fill={tint.clay100} />
      <circle cx="150" cy="116" r="74" fill={tint.ipe200} />
      <path d="M0 190q70-50 150-34t170-24v108H0Z" fill={tint.green300} />
      <path
        d="M252 196q4-34 1-62-14-12-24-30l5-4q11 16 19 22V92h7v36q10-8 18-26l6 3q-8 24-23 38-1 26 4 53Z"
        fill={tint.wood700}
      />
      <path
        d="M206 96a24 24 0 0 1 14-34 30 30 0 0 1 50-20 28 28 0 0 1 34 34 24 24 0 0 1-14 40 26 26 0 0 1-38 6 28 28 0 0 1-46-26Z"
        fill={tint.ipe600}
      />
      <path
        d="M206 92a22 22 0 0 1 14-30 30 30 0 0 1 50-20 26 26 0 0 1 22 30 20 20 0 0 1-24 24 24 24 0 0 1-34 8 22 22 0 0 1-28-12Z"
        fill={tint.ipe500}
      />
      <path
        d="M216 78a16 16 0 0 1 12-16 22 22 0 0 1 34-14 16 16 0 0 1-6 26 18 18 0 0 1-22 12 14 14 0 0 1-18-8Z"
        fill={tint.ipe300}
      />
      <path d="M176 66h16v44h-16Z" fill={tint.clay700} />
      <path d="M78 204v-94l62-48 62 48v94Z" fill={tint.paper} />
      <path d="M140 62l62 48v94h-42V78Z" fill={tint.sand} />
      <path d="m60 118 80-64 80 64v14l-80-62-80 62Z" fill={tint.clay600} />
      <path d="m60 118 80-64 80 64v5l-80-64-80 64Z" fill={tint.clay500} />
      <path d="M126 204v-40a14 14 0 0 1 28 0v40Z" fill={tint.green700} />
      <path d="M92 138h24v26H92ZM164 138h24v26h-24Z" fill={tint.ipe500} />
      <path
        d="M92 150h24v2.5H92ZM164 150h24v2.5h-24ZM103 138h2v26h-2ZM175 138h2v26h-2ZM88 164h32v4H88ZM160 164h32v4h-32Z"
        fill={tint.wood500}
      />
      <circle cx="140" cy="104" r="10" fill={tint.green700} />
      <path d="M0 222q60-38 140-24t180-22v64H0Z" fill={tint.green600} />
      <path d="M128 198q10 0 24 1 10 20-30 41H78q50-22 50-42Z" fill={tint.clay100} />
      <path d="M0 236q40-18 84-16-18 8-26 20H0ZM320 196q-90 12-176 44h176Z" fill={tint.green800} />
    </Illustration>
  );
}

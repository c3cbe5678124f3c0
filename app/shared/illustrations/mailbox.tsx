import { Illustration, type IllustrationProps } from './illustration';
import { tint } from './palette';

/** An open, empty mailbox beside the road, with a waiting bird on it. */
export function Mailbox(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="160" cy="112" r="100" fill={tint.green100} />
      <path d="M0 198q80-34 170-14t150-14v70H0Z" fill={tint.green300} />
      <path d="M148 140h24v92h-24Z" fill={tint.wood500} />
      <path d="M160 140h12v92h-12Z" fill={tint.wood700} />
      <path d="M88 146V104a30 30 0 0 1 30-30h90a30 30 0 0 1 30 30v42Z" fill={tint.green700} />
      <path d="M88 146v-42a30 30 0 0 1 60 0v42Z" fill={tint.green600} />
      <path d="M97 140v-36a21 21 0 0 1 42 0v36Z" fill={tint.green900} />
      <path d="M84 142h158v10H84Z" fill={tint.green800} />
      <path d="M200 112h44v9h-35v22h-9Z" fill={tint.clay500} />
      <circle cx="204.5" cy="117" r="4" fill={tint.ipe500} />
      <path
        d="M176 74q-14-4-12-20 1-14 15-14 10 0 13 9l8 4-8 3q-1 8 18 20-20 4-34-2Z"
        fill={tint.ipe500}
      />
      <path d="M176 60q8 12 24 15-18 5-24-4-4-7 0-11Z" fill={tint.ipe600} />
      <path d="m192 49 8 4-8 3Z" fill={tint.clay600} />
      <path d="M0 226q90-28 170-10t150-12v36H0Z" fill={tint.green700} />
      <path
        d="M118 236q-2-30-18-40 18 4 24 24 0-20 12-30-2 20-8 46ZM206 234q2-26 18-36-4 14-2 36 4-16 18-22-8 10-10 22Z"
        fill={tint.green800}
      />
    </Illustration>
  );
}

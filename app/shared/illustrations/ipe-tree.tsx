import { Illustration, type IllustrationProps } from './illustration';
import { tint } from './palette';

/** A yellow ipê tree (ipê-amarelo) in bloom, with petals on the hill. */
export function IpeTree(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="160" cy="112" r="104" fill={tint.green100} />
      <path d="M0 204q90-34 170-22t150-16v74H0Z" fill={tint.green300} />
      <path
        d="M148 208q6-40 2-74-24-16-44-42l7-6q20 22 38 34-1-22-8-48l10-3q8 26 10 50 22-14 34-38l8 5q-14 34-36 52-3 38 6 70Z"
        fill={tint.wood700}
      />
      <path
        d="M164 120q20-14 33-39l8 5q-14 34-36 52-3 38 6 70h-12q-3-50 1-88Z"
        fill={tint.wood500}
      />
      <path
        d="M70 96a30 30 0 0 1 12-48 42 42 0 0 1 66-32 40 40 0 0 1 66 20 38 38 0 0 1 32 64 30 30 0 0 1-46 22 30 30 0 0 1-44-8 34 34 0 0 1-48 6 28 28 0 0 1-38-24Z"
        fill={tint.ipe600}
      />
      <path
        d="M70 92a28 28 0 0 1 12-44 42 42 0 0 1 66-32 40 40 0 0 1 62 18 34 34 0 0 1 22 52 26 26 0 0 1-38 12 32 32 0 0 1-44-2 32 32 0 0 1-46 8 24 24 0 0 1-34-12Z"
        fill={tint.ipe500}
      />
      <path
        d="M82 76a20 20 0 0 1 10-26 32 32 0 0 1 52-24 28 28 0 0 1 40 24 20 20 0 0 1-22 26 22 22 0 0 1-34 4 20 20 0 0 1-26 8 18 18 0 0 1-20-12Z"
        fill={tint.ipe300}
      />
      <path d="M0 224q100-30 180-14t140-14v44H0Z" fill={tint.green700} />
      <path
        d="M98 212q8-6 15 0-8 6-15 0Zm36 12q8-6 15 0-8 6-15 0Zm60-6q8-6 15 0-8 6-15 0Zm36-14q8-6 15 0-8 6-15 0Zm-66-12q7-5 13 0-7 5-13 0Zm-82-44q2-8 11-8-2 9-11 8Zm156 8q9-3 12 5-9 3-12-5Z"
        fill={tint.ipe500}
      />
    </Illustration>
  );
}

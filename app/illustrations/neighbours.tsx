import { Bust } from './bust';
import { Illustration, type IllustrationProps } from './illustration';
import { skin, tint } from './palette';

/** Three neighbours, arm in arm, before the sun. */
export function Neighbours(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="160" cy="122" r="112" fill={tint.clay100} />
      <circle cx="160" cy="122" r="80" fill={tint.ipe200} />
      <path d="M0 206q80-44 160-26t160-14v74H0Z" fill={tint.green300} />
      <Bust x={92} y={128} skin={skin[1]} top={tint.clay500} hair="curls" depth={120} />
      <Bust
        x={230}
        y={124}
        skin={skin[5]}
        top={tint.ipe500}
        hair="long"
        hairTone={tint.auburn}
        depth={120}
      />
      <Bust
        x={160}
        y={114}
        scale={1.12}
        skin={skin[3]}
        top={tint.green700}
        hair="beard"
        hairTone={tint.grey}
        depth={120}
      />
      <path
        d="M128 134q-26-4-48 12"
        fill="none"
        stroke={tint.green700}
        strokeWidth="17"
        strokeLinecap="round"
      />
      <path
        d="M194 134q24-4 46 10"
        fill="none"
        stroke={tint.green700}
        strokeWidth="17"
        strokeLinecap="round"
      />
      <path
        d="M84 140q-11 1-18 13"
        fill="none"
        stroke={skin[3]}
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path
        d="M236 138q11 1 18 13"
        fill="none"
        stroke={skin[3]}
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path d="M0 226q90-30 170-14t150-12v40H0Z" fill={tint.green800} />
    </Illustration>
  );
}

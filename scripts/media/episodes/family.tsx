import { Bust } from '~/shared/illustrations/bust';
import { skin, tint } from '~/shared/illustrations/palette';

/** Two people who care for a third. */
export function Parents() {
  return (
    <>
      <Bust x={116} y={96} scale={1.16} skin={skin[2]} top={tint.clay500} hair="curls" />
      <Bust x={206} y={92} scale={1.16} skin={skin[4]} top={tint.green800} hair="beard" />
      <Bust x={160} y={136} scale={0.8} skin={skin[3]} top={tint.ipe500} hair="short" />
    </>
  );
}

/** The pot on the table on Sunday. */
export function Pot() {
  return (
    <>
      <path
        d="M134 42q-12-12 0-24m28 24q-12-12 0-24m28 24q-12-12 0-24"
        fill="none"
        stroke={tint.paper}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M90 74h140v52q0 26-26 26h-88q-26 0-26-26Z" fill={tint.ink} />
      <path d="M78 62h164v14H78ZM70 88h20v14H70ZM230 88h20v14h-20Z" fill={tint.green900} />
      <path d="M148 50h24v12h-24Z" fill={tint.clay500} />
      <path d="M40 152h240v28H40Z" fill={tint.paper} />
      <path d="M40 160h240v6H40Z" fill={tint.clay500} />
      <circle cx="252" cy="140" r="14" fill={tint.ipe500} />
      <path d="M252 126q2-12 14-12 0 12-14 12Z" fill={tint.green600} />
    </>
  );
}

/** A kite over the hill, and the person who holds it. */
export function Kite() {
  return (
    <>
      <path d="M196 78Q150 130 108 126" fill="none" stroke={tint.wood700} strokeWidth="2.5" />
      <path d="m214 14 42 44-58 42Z" fill={tint.clay500} />
      <path d="m214 14-40 40 24 46Z" fill={tint.ipe500} />
      <path d="m174 54 50-8 32 12-58 42Z" fill={tint.clay600} />
      <path d="m196 100-8 14 14 4ZM186 122l-8 14 14 4Z" fill={tint.green300} />
      <Bust x={92} y={132} scale={0.82} skin={skin[1]} top={tint.ipe500} hair="bun" />
      <path
        d="M106 146q10-4 8-20"
        fill="none"
        stroke={skin[1]}
        strokeWidth="8"
        strokeLinecap="round"
      />
    </>
  );
}

import { tint } from '~/shared/illustrations/palette';

/** A house with its mailbox by the road. */
export function House() {
  return (
    <>
      <path d="M104 152V84l52-40 52 40v68Z" fill={tint.paper} />
      <path d="m88 92 68-54 68 54v13l-68-52-68 52Z" fill={tint.clay600} />
      <path d="M144 152v-32a13 13 0 0 1 26 0v32Z" fill={tint.green800} />
      <path d="M116 100h18v18h-18ZM180 100h18v18h-18Z" fill={tint.ipe500} />
      <path d="M240 164v-40h7v40Z" fill={tint.wood700} />
      <path d="M224 128v-14a12 12 0 0 1 12-12h28v26Z" fill={tint.green600} />
      <path d="M256 102V82h16v10h-11v10Z" fill={tint.clay500} />
    </>
  );
}

/** A signpost that points both ways. */
export function Signpost() {
  return (
    <>
      <path d="M154 22h13v146h-13Z" fill={tint.wood700} />
      <path d="M96 34h110l20 19-20 19H96Z" fill={tint.clay500} />
      <path d="M226 82H114L94 100l20 18h112Z" fill={tint.green700} />
      <path d="M116 53h62M138 100h62" stroke={tint.paper} strokeWidth="8" strokeLinecap="round" />
      <path
        d="M70 168q-12-34 14-54 14 32-14 54ZM240 170q-6-28 18-40 8 26-18 40Z"
        fill={tint.green300}
      />
    </>
  );
}

/** A car that drives between the hills. */
export function Car() {
  return (
    <>
      <path d="M0 152h320v28H0Z" fill={tint.ink} />
      <path d="M10 166h40m30 0h40m30 0h40m30 0h40m30 0h30" stroke={tint.ipe300} strokeWidth="4" />
      <path
        d="M70 148v-26q0-12 14-14l22-4 24-28q6-6 14-6h44q10 0 16 8l20 28 20 4q10 2 10 12v26Z"
        fill={tint.clay500}
      />
      <path d="m120 104 18-20q4-4 9-4h15v24ZM172 80h14q7 0 11 6l13 18h-38Z" fill={tint.green100} />
      <circle cx="110" cy="150" r="18" fill={tint.green900} />
      <circle cx="214" cy="150" r="18" fill={tint.green900} />
      <circle cx="110" cy="150" r="7" fill={tint.paper} />
      <circle cx="214" cy="150" r="7" fill={tint.paper} />
      <path d="M244 118h12v10h-12Z" fill={tint.ipe500} />
    </>
  );
}

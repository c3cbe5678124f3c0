import { Illustration, type IllustrationProps } from './illustration';
import { tint } from './palette';

/** A neighborhood at dusk with lit windows, in a tall format for the side of a page. */
export function EveningStreet(props: IllustrationProps) {
  return (
    <Illustration width={480} height={720} {...props}>
      <path d="M0 0h480v720H0Z" fill={tint.green800} />
      <circle cx="330" cy="330" r="300" fill="#10513D" />
      <circle cx="330" cy="330" r="210" fill="#1E6248" />
      <circle cx="330" cy="330" r="132" fill="#E9A54A" opacity=".35" />
      <circle cx="330" cy="330" r="78" fill={tint.ipe300} />
      <path d="M0 420q110-70 230-38t250-62v400H0Z" fill="#2B7659" />
      <path d="M0 452q120-56 240-24t240-48v340H0Z" fill="#226A4F" />
      <Home x={86} y={462} scale={0.8} wall={tint.clay300} roof={tint.clay700} />
      <Home x={392} y={424} scale={0.72} wall={tint.sand} roof={tint.clay600} />
      <path d="M0 500q130-46 260-8t220-44v272H0Z" fill={tint.green600} />
      <path
        d="M196 560q6-50 2-92-20-18-34-44l7-5q15 22 28 34V396h9v60q14-12 26-36l8 4q-12 32-33 54-1 40 7 82Z"
        fill={tint.wood700}
      />
      <path
        d="M126 404a32 32 0 0 1 12-52 44 44 0 0 1 70-34 42 42 0 0 1 68 24 38 38 0 0 1 24 66 32 32 0 0 1-48 18 32 32 0 0 1-46-4 34 34 0 0 1-48 2 26 26 0 0 1-32-20Z"
        fill={tint.ipe600}
      />
      <path
        d="M128 396a28 28 0 0 1 12-44 44 44 0 0 1 68-34 40 40 0 0 1 62 20 34 34 0 0 1 16 52 26 26 0 0 1-38 10 32 32 0 0 1-44-4 32 32 0 0 1-44 8 22 22 0 0 1-32-8Z"
        fill={tint.ipe500}
      />
      <path
        d="M144 378a18 18 0 0 1 10-26 32 32 0 0 1 52-24 28 28 0 0 1 38 22 20 20 0 0 1-20 28 22 22 0 0 1-34 2 20 20 0 0 1-26 8 18 18 0 0 1-20-10Z"
        fill={tint.ipe300}
      />
      <Home x={336} y={556} scale={1.25} wall={tint.paper} roof={tint.clay500} />
      <path d="M0 580q140-50 270-10t210-34v184H0Z" fill={tint.green700} />
      <Home x={120} y={622} scale={1.35} wall={tint.clay100} roof={tint.clay600} />
      <path d="M0 650q120-36 260-8t220-30v108H0Z" fill={tint.green800} />
      <path d="M0 694q150-44 280-14t200-30v70H0Z" fill={tint.green900} />
      <path
        d="M68 122h0M424 74h0M192 196h0M252 60h0M128 236h0M330 108h0M44 300h0M150 84h0M446 210h0"
        stroke={tint.ipe200}
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".75"
      />
    </Illustration>
  );
}

type HomeProps = { x: number; y: number; scale: number; wall: string; roof: string };

/** A lit house, about 100 wide, whose base is at (x, y). */
function Home({ x, y, scale, wall, roof }: HomeProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M22-104h13v40H22Z" fill={tint.clay700} />
      <path d="M-44 20v-78L0-96l44 38v78Z" fill={wall} />
      <path d="M12 20V-86l32 28v78Z" opacity=".08" />
      <path d="m-56-50 56-50 56 50v11L0-88l-56 49Z" fill={roof} />
      <path
        d="M-30-40h20v22h-20ZM12-40h20v22H12ZM-7-66a7 7 0 0 1 14 0 7 7 0 0 1-14 0Z"
        fill={tint.ipe500}
      />
      <path
        d="M-30-30h20v2h-20ZM12-30h20v2H12ZM-21-40h2v22h-2ZM21-40h2v22h-2Z"
        fill={tint.wood700}
        opacity=".5"
      />
      <path d="M-8 20V-6a9 9 0 0 1 18 0v26Z" fill={tint.green700} />
    </g>
  );
}

import { Illustration, type IllustrationProps } from './illustration';
import { skin, tint } from './palette';

/** The hands of many neighbors raise one roof. */
export function Hands(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="160" cy="130" r="106" fill={tint.clay100} />
      <circle cx="160" cy="130" r="72" fill={tint.ipe200} />
      <Arm x={58} y={112} turn={10} skin={skin[1]} sleeve={tint.green700} />
      <Arm x={262} y={112} turn={-10} mirrored skin={skin[0]} sleeve={tint.ipe500} />
      <Arm x={122} y={104} turn={4} skin={skin[4]} sleeve={tint.clay500} />
      <Arm x={198} y={104} turn={-4} mirrored skin={skin[2]} sleeve={tint.green600} />
      <path d="M214 32h20v44h-20Z" fill={tint.clay700} />
      <path d="m22 104 138-88 138 88-10 16L160 40 32 120Z" fill={tint.clay600} />
      <path d="m22 104 138-88 138 88-4 6L160 26 26 110Z" fill={tint.clay500} />
      <path d="M50 106h220v11H50Z" fill={tint.wood300} />
      <path
        d="M50 113h220v4H50ZM155 46h10v60h-10ZM108 106l47-44v10l-36 34ZM212 106l-47-44v10l36 34Z"
        fill={tint.wood500}
      />
    </Illustration>
  );
}

type ArmProps = {
  x: number;
  y: number;
  turn: number;
  mirrored?: boolean;
  skin: string;
  sleeve: string;
};

/** An arm from below, whose palm is under (x, y). */
function Arm({ x, y, turn, mirrored, skin, sleeve }: ArmProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${mirrored ? -1 : 1} 1)`}>
      <path
        d="M-13 70q2-20-2-34-6-16-4-28 1-5 5-4 4 1 4 6l1 10V-2q0-5 4.5-5T0-2v-5q0-5 4.5-5T9-7v5q0-4 4-4t4 4v24l5-9q4-6 8-3 3 3 0 8L17 42q-5 10-4 28Z"
        fill={skin}
      />
      <path d="M-18 62q18-8 36 0l8 90h-52Z" fill={sleeve} />
      <path d="M-18 62q18-8 36 0l1 9q-19-7-38 0Z" fill="#fff" opacity=".28" />
    </g>
  );
}

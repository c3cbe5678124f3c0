import { Illustration, type IllustrationProps } from './illustration';
import { tint } from './palette';

/** A sealed agreement on paper, with a key and reading glasses beside it. */
export function SealedLetter(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="160" cy="114" r="102" fill={tint.green100} />
      <path d="M0 198h320v42H0Z" fill={tint.wood500} />
      <path d="M0 198h320v8H0Z" fill={tint.wood300} />
      <g transform="rotate(-4 150 120)">
        <path d="M78 30h132l24 24v158H78Z" fill={tint.paper} />
        <path d="M210 30v24h24Z" fill={tint.line} />
        <path
          d="M100 66h70M100 88h112M100 106h112M100 124h96M100 142h112M100 160h60"
          stroke={tint.green300}
          strokeWidth="6"
          strokeLinecap="round"
        />
        <path d="M188 168l-10 44 18-10 18 10-10-44Z" fill={tint.clay600} />
        <circle cx="196" cy="166" r="23" fill={tint.clay500} />
        <circle cx="196" cy="166" r="15" fill={tint.clay300} />
        <path
          d="M196 176q-12-8-12-15 0-6 6-6 4 0 6 5 2-5 6-5 6 0 6 6 0 7-12 15Z"
          fill={tint.clay700}
        />
      </g>
      <g fill="none" stroke={tint.ink} strokeWidth="5">
        <circle cx="56" cy="196" r="17" fill={tint.paper} fillOpacity=".7" />
        <circle cx="100" cy="196" r="17" fill={tint.paper} fillOpacity=".7" />
        <path d="M73 194q5-6 10 0M39 192l-14-12" />
      </g>
      <g fill={tint.ipe500}>
        <path d="M268 150a22 22 0 1 0 .1 0Zm0 12a10 10 0 1 1-.1 0Z" fillRule="evenodd" />
        <path d="M263 190h10v38h-10ZM273 208h13v8h-13ZM273 220h10v8h-10Z" />
      </g>
    </Illustration>
  );
}

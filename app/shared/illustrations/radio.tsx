import { Illustration, type IllustrationProps } from './illustration';
import { tint } from './palette';

/** An old radio with interrupted waves on a window sill, and a waiting cat. */
export function Radio(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="160" cy="112" r="100" fill={tint.green100} />
      <path d="M0 190h320v50H0Z" fill={tint.wood500} />
      <path d="M0 190h320v9H0Z" fill={tint.wood300} />
      <path d="M118 98 78 34" stroke={tint.wood700} strokeWidth="5" strokeLinecap="round" />
      <circle cx="77" cy="32" r="6" fill={tint.clay500} />
      <rect x="84" y="98" width="152" height="94" rx="18" fill={tint.clay500} />
      <path d="M84 160h152v14q0 18-18 18H102q-18 0-18-18Z" fill={tint.clay600} />
      <circle cx="128" cy="142" r="31" fill={tint.clay100} />
      <path
        d="M108 128h40M103 142h50M108 156h40"
        stroke={tint.clay700}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <rect x="172" y="116" width="50" height="22" rx="6" fill={tint.paper} />
      <path d="M190 118v18" stroke={tint.clay600} strokeWidth="3" />
      <circle cx="184" cy="160" r="9" fill={tint.ipe500} />
      <circle cx="211" cy="160" r="9" fill={tint.green700} />
      <path
        d="M48 58a36 36 0 0 1 8-42M106 16a36 36 0 0 1 8 42"
        fill="none"
        stroke={tint.green300}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="12 11"
      />
      <path
        d="M258 192q-18-2-16-26 1-15 12-22l-1-18 11 8h12l11-8-1 18q11 8 11 24 0 20-14 24Z"
        fill={tint.hair}
      />
      <path
        d="M296 190q18-8 12-30"
        fill="none"
        stroke={tint.hair}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="M262 146q3 4 6 0M274 146q3 4 6 0"
        fill="none"
        stroke={tint.ipe500}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="m269 152 4 0-2 3Z" fill={tint.clay300} />
    </Illustration>
  );
}

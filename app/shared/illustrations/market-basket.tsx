import { Illustration, type IllustrationProps } from './illustration';
import { tint } from './palette';

/** A full market basket with a price tag on its handle, for discounts. */
export function MarketBasket(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="160" cy="118" r="106" fill={tint.clay100} />
      <path d="M84 128Q84 32 160 32t76 96" fill="none" stroke={tint.wood700} strokeWidth="11" />
      <path d="M112 130q-30-30-18-70 30 8 34 42 4-44 34-56 12 44-14 84Z" fill={tint.green600} />
      <path
        d="M112 130q2-34-18-70 30 8 34 42v28ZM148 130q8-38 14-84 12 44-14 84Z"
        fill={tint.green700}
      />
      <circle cx="204" cy="110" r="32" fill={tint.ipe500} />
      <path d="M204 78a32 32 0 0 1 0 64q16-30 0-64Z" fill={tint.ipe600} />
      <circle cx="158" cy="122" r="27" fill={tint.clay500} />
      <path d="M158 95a27 27 0 0 1 0 54q14-26 0-54Z" fill={tint.clay600} />
      <circle cx="112" cy="126" r="20" fill={tint.ipe300} />
      <path d="M64 130h192l-18 82q-2 10-13 10H95q-11 0-13-10Z" fill={tint.wood300} />
      <path d="M69 154h182l-4 18H73ZM78 192h164l-4 18H82Z" fill={tint.wood500} />
      <path
        d="M104 144l8 78h12l-6-78ZM154 144v78h12v-78ZM202 144l-6 78h12l8-78Z"
        fill={tint.wood500}
        opacity=".55"
      />
      <path d="M56 124h208q5 0 5 5v12q0 5-5 5H56q-5 0-5-5v-12q0-5 5-5Z" fill={tint.wood700} />
      <path d="M236 128q12 6 16 22" fill="none" stroke={tint.ink} strokeWidth="2" />
      <path d="m252 146 26 14 2 48q0 6-6 6h-42q-6 0-6-6l1-46Z" fill={tint.green700} />
      <circle cx="252" cy="160" r="4" fill={tint.paper} />
      <path
        d="M252 203q-17-11-17-21 0-8 8-8 6 0 9 6 3-6 9-6 8 0 8 8 0 10-17 21Z"
        fill={tint.ipe500}
      />
    </Illustration>
  );
}

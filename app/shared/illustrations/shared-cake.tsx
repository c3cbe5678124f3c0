import { Illustration, type IllustrationProps } from './illustration';
import { tint } from './palette';

/** A cake on a table, with one slice on a plate in front and the rest for everyone. */
export function SharedCake(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="160" cy="112" r="100" fill={tint.ipe200} />
      <path d="M0 196h320v44H0Z" fill={tint.wood500} />
      <path d="M0 196h320v8H0Z" fill={tint.wood300} />
      <path d="M60 186q100 26 200 0l-12 16q-88 18-176 0Z" fill={tint.green100} />
      <path d="M74 120v64q86 22 172 0v-64Z" fill={tint.wood300} />
      <path d="M74 148v12q86 22 172 0v-12q-86 22-172 0Z" fill={tint.paper} />
      <path d="M214 132v60q18-3 32-8v-64Z" fill={tint.wood500} />
      <path d="M214 160v12q18-3 32-8v-12q-14 5-32 8Z" fill={tint.sand} />
      <ellipse cx="160" cy="120" rx="86" ry="24" fill={tint.clay500} />
      <path
        d="M74 120q0 18 10 18t12-10q4 22 18 22t16-18q6 16 18 16t16-16q8 18 22 16t14-20q6 12 16 10t14-12q6-2 16-6Z"
        fill={tint.clay500}
      />
      <path d="M160 120l40 21 46-21q0-10-20-17Z" fill={tint.clay600} />
      <path d="M160 120l40 21v50l-40 6Z" fill={tint.wood500} />
      <path d="M160 150l40 12v12l-40-12Z" fill={tint.sand} />
      <circle cx="112" cy="112" r="7" fill={tint.green700} />
      <circle cx="150" cy="104" r="7" fill={tint.ipe500} />
      <circle cx="134" cy="126" r="7" fill={tint.paper} />
      <circle cx="186" cy="106" r="7" fill={tint.green600} />
      <path d="M146 100V66h8v34Z" fill={tint.green300} />
      <path d="M150 42q10 12 4 20-4 6-8 0-4-7 4-20Z" fill={tint.ipe500} />
      <ellipse cx="252" cy="216" rx="54" ry="12" fill={tint.paper} />
      <ellipse cx="252" cy="213" rx="38" ry="7" fill={tint.line} />
      <path d="M222 178l58 8v26l-58-4Z" fill={tint.wood300} />
      <path d="M222 190l58 7v7l-58-6Z" fill={tint.paper} />
      <path d="M222 178q20-12 44-6l14 14Z" fill={tint.clay500} />
    </Illustration>
  );
}

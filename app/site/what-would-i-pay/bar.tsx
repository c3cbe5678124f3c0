import type { Answer } from './who-pays';

type Kind = Answer['parts'][number]['kind'];

/** The color of each part, in the bar and beside its line. */
export const fills: Record<Kind, string> = {
  iua: 'fill-barro-500',
  belowMinimum: 'fill-barro-500',
  notEligible: 'fill-barro-700',
  aboveLimit: 'fill-barro-700',
  undecided: 'fill-warning-700',
  shareable: 'fill-mata-600',
  otherPayer: 'fill-control',
  discount: 'fill-control',
};

/** A small part stays visible. */
const least = 1.5;
const gap = 0.6;

/** The bill as one bar, divided by who pays. Screen readers skip it: the lines say the same. */
export function Bar({ answer: { bill, parts }, className }: { answer: Answer; className: string }) {
  const widths = parts.map(({ amount }) => Math.max((amount / bill) * 100, least));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let x = 0;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className={`w-full rounded-sm ${className}`}
    >
      {parts.map(({ kind, reason }, place) => {
        const width = ((widths[place] ?? 0) / whole) * 100;
        const from = x;
        x += width;
        return (
          <rect
            key={kind + reason}
            x={from}
            width={Math.max(width - (place < parts.length - 1 ? gap : 0), 0.4)}
            height="10"
            className={`transition-[x,width] duration-200 motion-reduce:transition-none ${fills[kind]}`}
          />
        );
      })}
    </svg>
  );
}

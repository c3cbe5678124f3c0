import type { Cents } from '#rules/engine/types';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';

/** Round amounts in dollars: each range ends at the first number with the steps of the second. */
const ranges = [
  [1000, 100],
  [10_000, 500],
  [50_000, 2500],
  [250_000, 25_000],
] as const;

const stops: readonly Cents[] = ranges.reduce<Cents[]>((all, [end, step]) => {
  for (let next = (all.at(-1) ?? 0) + step * 100; next <= end * 100; next += step * 100) {
    all.push(next);
  }
  return all;
}, []);

type BillSliderProps = { label: string; value: Cents; onChange: (value: Cents) => void };

/** The bill as a slider over round amounts, with small steps for small bills. */
export function BillSlider({ label, value, onChange }: BillSliderProps) {
  const { language } = useLanguage();
  const place = stops.findLastIndex((stop) => stop <= value);
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={formatMoney(value / 100, language)}
      min={0}
      max={stops.length - 1}
      value={Math.max(place, 0)}
      onChange={({ target }) => onChange(stops[Number(target.value)] ?? value)}
      className="h-11 w-full cursor-pointer accent-mata-700"
    />
  );
}

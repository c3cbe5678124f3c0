import type { List } from '~/command-center/kit/list/use-list';

type DayFilterProps = { list: List; name: 'from' | 'to'; label: string };

/** The first or the last day of the listed lines. */
export function DayFilter({ list, name, label }: DayFilterProps) {
  const [day = ''] = list.request.filters[name] ?? [];
  const other = list.request.filters[name === 'from' ? 'to' : 'from']?.[0];
  return (
    <label className="inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-white pr-3 pl-4 text-sm font-semibold focus-within:outline-3 focus-within:outline-mata-700 hover:border-muted">
      {label}
      <input
        type="date"
        // Users type a year digit by digit, so this is uncontrolled. A new address resets it.
        key={day}
        defaultValue={day}
        min={name === 'to' ? other : undefined}
        max={name === 'from' ? other : '2099-12-31'}
        onChange={({ target }) => {
          const { value, validity } = target;
          if (value === day || (value !== '' && !validity.valid)) return;
          if (value !== '' && value < '2000') return;
          list.change(
            ({ filters }) => ({ filters: { ...filters, [name]: value ? [value] : [] } }),
            { isTyping: true },
          );
        }}
        className="bg-transparent font-normal outline-none"
      />
    </label>
  );
}

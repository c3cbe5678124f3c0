import { Menu } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { List } from './use-list';

export type FilterChoice = { value: string; label: string };

type ListFilterProps = {
  list: List;
  /** The filter's name in the list's definition. */
  name: string;
  label: string;
  choices: readonly FilterChoice[];
};

/** A filter of a list. It matches rows with any chosen value, or all rows without a choice. */
export function ListFilter({ list, name, label, choices }: ListFilterProps) {
  const { t } = useTranslation('commandCenter');
  const chosen = list.request.filters[name] ?? [];
  const toggle = (value: string, isOn: boolean) =>
    list.change(({ filters }) => {
      const others = (filters[name] ?? []).filter((other) => other !== value);
      return { filters: { ...filters, [name]: isOn ? [...others, value] : others } };
    });
  const showAll = () => list.change(({ filters }) => ({ filters: { ...filters, [name]: [] } }));
  const [only] = chosen;
  const summary =
    chosen.length === 1
      ? choices.find(({ value }) => value === only)?.label
      : t('list.chosen', { count: chosen.length });

  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        className={clsx(
          'inline-flex min-h-control items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold transition-colors',
          chosen.length > 0
            ? 'border-mata-700 bg-mata-100 text-mata-800'
            : 'border-control bg-white text-ink hover:border-muted',
        )}
      >
        {chosen.length > 0 ? t('list.filterIs', { filter: label, value: summary }) : label}
        <ChevronDown className="size-4 shrink-0" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={8} align="start" className="z-50 outline-none">
          <Menu.Popup className="max-h-[60dvh] min-w-56 overflow-y-auto rounded-md bg-white p-1.5 shadow-float outline-none transition duration-150 data-ending-style:opacity-0 motion-safe:data-starting-style:-translate-y-1 data-starting-style:opacity-0">
            {choices.map(({ value, label: text }) => (
              <Menu.CheckboxItem
                key={value}
                checked={chosen.includes(value)}
                onCheckedChange={(isOn) => toggle(value, isOn)}
                className={item}
              >
                <span className="grid size-5 place-items-center rounded-xs border-2 border-control group-data-checked:border-mata-700 group-data-checked:bg-mata-700">
                  <Menu.CheckboxItemIndicator>
                    <Check className="size-4 text-white" strokeWidth={3.5} />
                  </Menu.CheckboxItemIndicator>
                </span>
                {text}
              </Menu.CheckboxItem>
            ))}
            {chosen.length > 0 && (
              <Menu.Item onClick={showAll} className={clsx(item, 'text-mata-700')}>
                {t('list.showAll')}
              </Menu.Item>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

const item =
  'group flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm outline-none data-highlighted:bg-mata-50 data-highlighted:shadow-[inset_0_0_0_2px_var(--color-mata-300)]';

import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useLanguage } from '~/shared/i18n/use-language';

type ImportCountProps = {
  icon: LucideIcon;
  tone: 'mata' | 'danger' | 'plain';
  count: number;
  label: string;
};

const tones = {
  mata: 'bg-mata-100 text-mata-700',
  danger: 'bg-danger-100 text-danger-700',
  plain: 'bg-sand text-muted',
};

/** The number of lines of one kind. */
export function ImportCount({ icon: Icon, tone, count, label }: ImportCountProps) {
  const { language } = useLanguage();
  return (
    <li className="flex items-center gap-4 rounded-md bg-white p-5 shadow-raised">
      <span className={clsx('grid size-12 shrink-0 place-items-center rounded-sm', tones[tone])}>
        <Icon className="size-6" strokeWidth={1.75} />
      </span>
      <span className="grid leading-tight">
        <span className="text-heading font-semibold tabular-nums">
          {new Intl.NumberFormat(language).format(count)}
        </span>
        <span className="text-sm text-muted">{label}</span>
      </span>
    </li>
  );
}

import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from '~/shared/ui/icon-tile';

type BenefitCardProps = {
  icon: LucideIcon;
  tone?: 'mata' | 'barro';
  title: string;
  /** Places the icon above the text on wide cards. */
  tall?: boolean;
  children: ReactNode;
};

/** One benefit, as a list item. */
export function BenefitCard({ icon, tone, title, tall, children }: BenefitCardProps) {
  return (
    <li
      className={clsx(
        'flex gap-5 rounded-lg bg-white p-6 shadow-raised lg:p-8',
        tall ? 'md:flex-col md:gap-6' : 'md:items-center md:gap-7',
      )}
    >
      <IconTile icon={icon} tone={tone} />
      <div className="grid gap-2">
        <h4 className="text-heading">{title}</h4>
        <p className="text-muted">{children}</p>
      </div>
    </li>
  );
}

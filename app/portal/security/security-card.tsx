import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from '~/shared/ui/card';
import { IconTile } from '~/shared/ui/icon-tile';

type SecurityCardProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** The current state: "On". */
  badge?: ReactNode;
  children: ReactNode;
};

/** One topic of the account's security. */
export function SecurityCard({ icon, title, text, badge, children }: SecurityCardProps) {
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id} className="grid gap-6">
        <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 sm:items-start">
          <IconTile icon={icon} className="sm:row-span-2" />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={id} className="text-heading">
              {title}
            </h2>
            {badge}
          </div>
          <p className="col-span-2 max-w-prose wrap-anywhere text-muted sm:col-span-1 sm:col-start-2">
            {text}
          </p>
        </div>
        {children}
      </section>
    </Card>
  );
}

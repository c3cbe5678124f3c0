import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from '~/ui/card';
import { IconTile } from '~/ui/icon-tile';

type SecurityCardProps = {
  icon: LucideIcon;
  title: string;
  text: ReactNode;
  /** How it stands: "On". */
  badge?: ReactNode;
  children: ReactNode;
};

/** One matter of the account's security. */
export function SecurityCard({ icon, title, text, badge, children }: SecurityCardProps) {
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id} className="grid gap-6">
        <div className="flex items-start gap-4">
          <IconTile icon={icon} />
          <div className="grid min-w-0 grow gap-1">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 id={id} className="text-heading">
                {title}
              </h2>
              {badge}
            </div>
            <div className="max-w-prose wrap-anywhere text-muted">{text}</div>
          </div>
        </div>
        {children}
      </section>
    </Card>
  );
}

import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';

type IconTileProps = {
  icon: LucideIcon;
  tone?: 'mata' | 'barro' | 'white';
  className?: string;
};

const tones = {
  mata: 'bg-mata-100 text-mata-700',
  barro: 'bg-barro-100 text-barro-700',
  white: 'bg-white text-mata-700',
};

/** A decorative icon on a small colored square. The text beside it has the meaning. */
export function IconTile({ icon: Icon, tone = 'mata', className }: IconTileProps) {
  return (
    <span
      className={clsx(
        'grid size-12 shrink-0 place-items-center rounded-sm',
        tones[tone],
        className,
      )}
    >
      <Icon className="size-6" strokeWidth={1.75} />
    </span>
  );
}

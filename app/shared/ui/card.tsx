import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type CardTone = 'white' | 'sand' | 'mata' | 'barro';

const tones: Record<CardTone, string> = {
  white: 'bg-white shadow-raised',
  sand: 'bg-sand',
  mata: 'bg-mata-100',
  barro: 'bg-barro-100',
};

type CardProps = ComponentProps<'div'> & {
  tone?: CardTone;
  /** `none` if an illustration must touch the edges. */
  padding?: 'none' | 'normal';
};

/** A card on the page. */
export function Card({ tone = 'white', padding = 'normal', className, ...props }: CardProps) {
  return (
    <div
      {...props}
      className={clsx('rounded-lg', tones[tone], padding === 'normal' && 'p-6 md:p-8', className)}
    />
  );
}

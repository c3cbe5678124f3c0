import { clsx } from 'clsx';
import { brand } from '~/shared/brand/brand';

type LogoProps = {
  /** `light` for dark bands. */
  tone?: 'dark' | 'light';
  /** Only the symbol, without the name. */
  markOnly?: boolean;
  className?: string;
};

/**
 * The logo: two roofs form the M, and between them a neighbor raises both arms. Screen readers skip
 * it; the link around it has the name.
 */
export function Logo({ tone = 'dark', markOnly, className }: LogoProps) {
  const light = tone === 'light';
  return (
    <span aria-hidden="true" className={clsx('inline-flex items-end gap-2.5', className)}>
      <svg aria-hidden="true" viewBox="0 0 40 40" className="size-10 shrink-0" fill="none">
        <path
          d="M2 38V18L12 8l8 9.5v12L12 20.3l-2 2.2V38z"
          className={light ? 'fill-paper' : 'fill-mata-700'}
        />
        <path
          d="M38 38V18L28 8l-8 9.5v12l8-9.2 2 2.2V38z"
          className={light ? 'fill-mata-300' : 'fill-mata-600'}
        />
        <circle cx="20" cy="6.8" r="4.6" className="fill-barro-500" />
      </svg>
      {!markOnly && (
        <span
          className={clsx(
            'pb-[0.09em] text-[1.6rem] max-[22rem]:text-[1.4rem] leading-none font-bold tracking-[-0.035em]',
            light ? 'text-paper' : 'text-mata-900',
          )}
        >
          {brand.name}
        </span>
      )}
    </span>
  );
}

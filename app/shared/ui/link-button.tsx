import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { LocalLink } from '~/shared/page/local-link';
import { type ButtonLook, buttonClass } from './button-class';
import { ExternalLink } from './external-link';

type LinkButtonProps = ButtonLook &
  (
    | ({ href?: undefined } & ComponentProps<typeof LocalLink>)
    | ({ to?: undefined } & ComponentProps<typeof ExternalLink>)
  );

/** A link that looks like a button. Use `to` for one of the site's pages, `href` for any URL. */
export function LinkButton({ variant, size, wide, className, ...props }: LinkButtonProps) {
  const look = clsx(buttonClass({ variant, size, wide }), className);
  if (props.href !== undefined) return <ExternalLink {...props} className={look} />;
  return <LocalLink {...props} className={look} />;
}

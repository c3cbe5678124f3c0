import { Check, Link2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTemporaryValue } from '~/shared/browser/use-temporary-value';
import { useTranslation } from '~/shared/i18n/use-translation';
import { AnchorLink } from './anchor-link';

/**
 * The link to a section, beside its heading. A click shares it on a phone and copies it elsewhere.
 * Without JavaScript it is a plain link.
 */
export function SectionLink({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('rules');
  const [copied, setCopied] = useTemporaryValue<true>();

  const send = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const sent = await shareOrCopy(event.currentTarget.href, title);
    if (sent === 'copied') setCopied(true);
  };

  const Icon = copied ? Check : Link2;
  return (
    <span className="inline-flex items-center gap-1 text-sm text-mata-700">
      <AnchorLink
        anchor={id}
        aria-label={t('section.copy', { title })}
        onClick={send}
        className="section-link -my-1.5 grid size-11 shrink-0 place-items-center rounded-sm transition hover:bg-mata-100"
      >
        <Icon className="size-5" />
      </AnchorLink>
      <span role="status" className="font-semibold whitespace-nowrap">
        {copied && t('section.copied')}
      </span>
    </span>
  );
}

/** Uses the share sheet on phones and the clipboard elsewhere. */
async function shareOrCopy(url: string, title: string): Promise<'shared' | 'copied' | 'neither'> {
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // Canceled or not allowed. The address bar shows the section's link anyway.
    return 'neither';
  }
}

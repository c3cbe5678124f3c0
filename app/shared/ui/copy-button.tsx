import { Check, Copy } from 'lucide-react';
import { useCopy } from '~/shared/browser/use-copy';
import { useTranslation } from '~/shared/i18n/use-translation';

/** Copies the member number and confirms it for a short time. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('portal');
  const { isCopied, copy } = useCopy(text);
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <button
        type="button"
        onClick={copy}
        aria-label={t('cards.number.copy')}
        className="grid size-11 place-items-center rounded-sm text-mata-700 transition-colors hover:bg-mata-100"
      >
        <Icon className="size-5" />
      </button>
      <span role="status" className="sr-only">
        {isCopied && t('cards.number.copied')}
      </span>
    </>
  );
}

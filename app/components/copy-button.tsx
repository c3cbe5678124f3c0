import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const shownFor = 2500;

/** Copies the member id, and says for a moment that it did. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('portal');
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      // Without the permission, the number can still be selected.
      console.warn('Copy:', error);
    }
  };

  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <button
        type="button"
        onClick={copy}
        aria-label={t('cards.memberId.copy')}
        className="grid size-11 place-items-center rounded-sm text-mata-700 transition-colors hover:bg-mata-100"
      >
        <Icon className="size-5" />
      </button>
      <span role="status" className="sr-only">
        {isCopied && t('cards.memberId.copied')}
      </span>
    </>
  );
}

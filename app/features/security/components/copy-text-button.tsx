import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';

const shownFor = 2500;

/** Copies a text, and says for a moment that it did. */
export function CopyTextButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('security');
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
      // Without the permission, the text can still be selected.
      console.warn('Copy:', error);
    }
  };

  const Icon = isCopied ? Check : Copy;
  return (
    <Button variant="outline" size="sm" onClick={copy}>
      <Icon className="size-4.5" />
      <span aria-live="polite">{isCopied ? t('factor.copied') : label}</span>
    </Button>
  );
}

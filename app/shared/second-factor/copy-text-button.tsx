import { Check, Copy } from 'lucide-react';
import { useCopy } from '~/shared/browser/use-copy';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';

/** Copies a text, and confirms it for a moment. */
export function CopyTextButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('secondFactor');
  const { isCopied, copy } = useCopy(text);
  const Icon = isCopied ? Check : Copy;
  return (
    <Button variant="outline" size="sm" onClick={copy}>
      <Icon className="size-4.5" />
      <span aria-live="polite">{isCopied ? t('copied') : label}</span>
    </Button>
  );
}

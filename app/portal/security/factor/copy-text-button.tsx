import { Check, Copy } from 'lucide-react';
import { useCopy } from '~/shared/browser/use-copy';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';

/** Copies a text, and says for a moment that it did. */
export function CopyTextButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('security');
  const { isCopied, copy } = useCopy(text);
  const Icon = isCopied ? Check : Copy;
  return (
    <Button variant="outline" size="sm" onClick={copy}>
      <Icon className="size-4.5" />
      <span aria-live="polite">{isCopied ? t('factor.copied') : label}</span>
    </Button>
  );
}

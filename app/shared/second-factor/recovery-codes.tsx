import { Check, Copy, Download } from 'lucide-react';
import { useCopy } from '~/shared/browser/use-copy';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { buttonClass } from '~/shared/ui/button-class';
import { Notice } from '~/shared/ui/notice';

type RecoveryCodesProps = {
  codes: string[];
  /** The name of the file to download, and the title inside it. */
  file: { name: string; title: string };
  onKept: () => void;
};

/** New recovery codes to copy, download, or write down. They are shown only once. */
export function RecoveryCodes({ codes, file, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation('secondFactor');
  const text = codes.join('\n');
  const content = `${file.title}\n\n${text}\n\n${t('codes.fileNote')}\n`;
  return (
    <div className="grid gap-5">
      <Notice tone="warning" live="status" title={t('codes.title')}>
        <p>{t('codes.text')}</p>
      </Notice>
      <ul
        aria-label={t('codes.label')}
        className="grid gap-x-8 gap-y-2 rounded-md bg-sand p-5 font-semibold tracking-wider tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyTextButton text={text} label={t('codes.copy')} />
        <a
          className={buttonClass({ variant: 'outline', size: 'sm' })}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(content)}`}
          download={`${file.name}.txt`}
        >
          <Download className="size-4.5" />
          {t('codes.download')}
        </a>
      </div>
      <Button className="sm:justify-self-start" onClick={onKept}>
        {t('codes.kept')}
      </Button>
    </div>
  );
}

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

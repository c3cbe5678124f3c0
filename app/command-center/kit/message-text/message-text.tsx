import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { splitQuoted } from './split-quoted';

type MessageTextProps = { text: string; lang?: string | undefined };

/** What someone wrote to us. The earlier messages that an email repeats are folded; print shows them. */
export function MessageText({ text, lang }: MessageTextProps) {
  const { t } = useTranslation('commandCenter');
  const { language } = useLanguage();
  const { own, quoted } = useMemo(() => splitQuoted(text), [text]);
  return (
    <div lang={lang} className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1">
      <p className={textClass}>{own}</p>
      {quoted !== '' && (
        <details
          data-quoted=""
          className="group min-w-0 print:details-content:[block-size:auto] print:details-content:[content-visibility:visible]"
        >
          <summary
            lang={language}
            className="flex min-h-11 w-fit cursor-pointer items-center gap-1.5 text-sm font-semibold text-mata-700 print:hidden"
          >
            <span className="group-open:hidden">{t('quoted.show')}</span>
            <span className="hidden group-open:inline">{t('quoted.hide')}</span>
            <ChevronDown className="size-4.5 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <p className={`${textClass} border-l-2 border-line pl-4 text-muted`}>{quoted.trim()}</p>
        </details>
      )}
    </div>
  );
}

const textClass = 'min-w-0 wrap-anywhere whitespace-pre-wrap';

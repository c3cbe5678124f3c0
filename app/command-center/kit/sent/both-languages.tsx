import { type ReactNode, useState } from 'react';
import { Segments } from '~/command-center/kit/segments';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';

type BothLanguagesProps = {
  /** The language of the member, in which the text is sent. */
  theirs: Language;
  /** Whether the text contains words of the team, which exist in the language of the member only. */
  hasTypedText: boolean;
  children: (language: Language) => ReactNode;
};

/** A text as the member gets it, and for an admin with another language also in that. */
export function BothLanguages({ theirs, hasTypedText, children }: BothLanguagesProps) {
  const { t } = useTranslation('commandCenter');
  const { language: own } = useLanguage();
  const [shown, show] = useState(theirs);
  if (own === theirs) return children(theirs);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Segments
        label={t('sent.language')}
        items={[
          { value: theirs, label: t(`sent.theirs.${theirs}`) },
          { value: own, label: t(`sent.own.${own}`) },
        ]}
        value={shown}
        onChange={show}
        className="w-full grid-cols-2 print:hidden"
      />
      {shown !== theirs && (
        <p role="status" className="text-sm text-muted">
          {t('sent.translated')} {hasTypedText && t(`sent.typed.${theirs}`)}
        </p>
      )}
      {children(shown)}
    </div>
  );
}

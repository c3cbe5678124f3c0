import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useStoredSetting } from '~/command-center/kit/stored-setting';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { BothLanguages } from './both-languages';
import { type EmailToSend, writerQuery } from './email-writers';

type EmailPreviewProps = {
  email: EmailToSend;
  /** The name of the recipient; of an example, if there are many. */
  to: string;
  theirs: Language;
  /** Whether the email contains what the team typed. */
  hasTypedText?: boolean;
  /** How many people get it in which language, if there are many. */
  languages?: Partial<Record<Language, number>>;
};

/**
 * The whole email that an action sends, as it will be. It is closed, so that the next control is one Tab
 * away, until an admin unfolds one: that unfolds all of them.
 */
export function EmailPreview(props: EmailPreviewProps) {
  const { email, to, theirs, hasTypedText = false, languages } = props;
  const { t } = useTranslation('commandCenter');
  const [shown, setShown] = useStoredSetting('sent-emails', useAdmin().id, ['closed', 'open']);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {languages && <LanguageCounts languages={languages} />}
      <details
        data-email=""
        className="group rounded-md border border-line bg-white"
        open={shown === 'open'}
      >
        {/* The browser's own toggle event comes later, and is lost if the preview goes meanwhile. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary
          onClick={(event) => {
            event.preventDefault();
            setShown(shown === 'open' ? 'closed' : 'open');
          }}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-2 px-4 text-sm font-semibold text-mata-700"
        >
          {t(languages ? 'sent.example' : 'sent.email', { name: to })}
          <ChevronDown className="size-4.5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        {shown === 'open' && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pb-4">
            <BothLanguages theirs={theirs} hasTypedText={hasTypedText}>
              {(language) => <Written email={email} language={language} />}
            </BothLanguages>
          </div>
        )}
      </details>
    </div>
  );
}

/** How many emails are in which language. */
export function LanguageCounts({ languages }: Required<Pick<EmailPreviewProps, 'languages'>>) {
  const { t } = useTranslation('commandCenter');
  const { language } = useLanguage();
  const counts = (['pt-BR', 'en'] as const).flatMap((one) => {
    const count = languages[one] ?? 0;
    return count > 0 ? t(`sent.count.${one}`, { count }) : [];
  });
  return (
    <p className="text-sm">
      {t('sent.languages', { languages: new Intl.ListFormat(language).format(counts) })}
    </p>
  );
}

/** Says that an action sends no email, where others do. */
export function NoEmail() {
  const { t } = useTranslation('commandCenter');
  return <p className="text-sm text-muted">{t('sent.none')}</p>;
}

function Written({ email, language }: { email: EmailToSend; language: Language }) {
  const { t } = useTranslation('commandCenter');
  const query = useQuery(writerQuery(email.name));
  if (!query.data) {
    return query.error ? <LoadFailure query={query} /> : <Skeleton className="h-40" />;
  }
  const { subject, text } = query.data[language](email.values(language) as never);
  return (
    <>
      <p className="text-sm wrap-anywhere">
        <span className="text-muted">{t('sent.subject')} </span>
        <strong lang={language} className="font-semibold">
          {subject}
        </strong>
      </p>
      <p
        lang={language}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long email scrolls, also by keyboard
        tabIndex={0}
        role="document"
        aria-label={t('sent.text')}
        className="max-h-80 overflow-y-auto border-t border-line/70 pt-3 text-sm wrap-anywhere whitespace-pre-line"
      >
        {text.trim()}
      </p>
    </>
  );
}

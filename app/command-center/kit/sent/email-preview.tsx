import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useStoredSetting } from '~/command-center/kit/stored-setting';
import type { Language } from '~/shared/i18n/language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { BothLanguages } from './both-languages';
import { type EmailToSend, writerQuery } from './email-writers';

type EmailPreviewProps = {
  email: EmailToSend;
  /** The name of the recipient. */
  to: string;
  theirs: Language;
  /** Whether the email contains what the team typed. */
  hasTypedText?: boolean;
};

/** The whole email that an action sends, as it will be. Each admin folds or unfolds all of them. */
export function EmailPreview({ email, to, theirs, hasTypedText = false }: EmailPreviewProps) {
  const { t } = useTranslation('commandCenter');
  const [shown, setShown] = useStoredSetting('sent-emails', useAdmin().id, ['open', 'closed']);
  return (
    <details
      data-email=""
      className="group rounded-md border border-line bg-white"
      open={shown === 'open'}
      onToggle={({ currentTarget }) => setShown(currentTarget.open ? 'open' : 'closed')}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 px-4 text-sm font-semibold text-mata-700">
        {t('sent.email', { name: to })}
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
  );
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

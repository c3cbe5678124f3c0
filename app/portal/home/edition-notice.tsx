import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { usePortalUser } from '~/portal/frame/portal-user';
import { errorMessageKey } from '~/shared/backend/app-error';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { LinkButton } from '~/shared/ui/link-button';
import { Notice } from '~/shared/ui/notice';
import {
  acknowledgeEdition,
  type PendingEdition,
  pendingEditionQuery,
  postponeEdition,
} from './pending-edition';

/** A new edition of the rules, until the member has read it. It blocks nothing. */
export function EditionNotice() {
  const { id } = usePortalUser();
  const { language } = useLanguage();
  const { data: edition } = useQuery(pendingEditionQuery(id, language));
  return edition ? <PendingNotice key={edition.number} edition={edition} userId={id} /> : null;
}

type PendingNoticeProps = { edition: PendingEdition; userId: string };

function PendingNotice({ edition, userId }: PendingNoticeProps) {
  const { t } = useTranslation(['editionNotice', 'errors']);
  const { language } = useLanguage();
  const cache = useQueryClient();
  const { number, is_in_force: isInForce } = edition;
  const hide = () => cache.setQueryData(pendingEditionQuery(userId, language).queryKey, null);
  const reading = useMutation({ mutationFn: () => acknowledgeEdition(number, language) });
  if (reading.isSuccess) {
    return (
      <FocusOnMount reason={number}>
        <Notice tone="success" live="status">
          <p>{t('done', { number })}</p>
        </Notice>
      </FocusOnMount>
    );
  }
  const postpone = () => {
    postponeEdition(userId, edition);
    hide();
  };
  const date = formatDate(edition.effective_on, language);
  return (
    <section
      aria-labelledby="edition-title"
      className="grid gap-4 rounded-lg bg-barro-100 p-5 md:p-6"
    >
      <div className="flex gap-4">
        <BookOpen className="mt-0.5 size-6 shrink-0 text-barro-700" />
        <div className="grid gap-2">
          <h2 id="edition-title" className="text-heading">
            {isInForce ? t('changed', { date }) : t('changes', { date })}
          </h2>
          <p className="max-w-prose break-words whitespace-pre-line">
            {language === 'en' ? edition.reason_en : edition.reason_pt}
          </p>
          <p className="max-w-prose text-sm text-muted">{t('care', { number, date })}</p>
        </div>
      </div>
      {reading.error && (
        <Notice tone="danger" live="alert" title={t('failed')}>
          <p>{t(`errors:${errorMessageKey(reading.error)}`)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" busy={reading.isPending} onClick={() => reading.mutate()}>
          {reading.isPending ? t('confirming') : t('confirm')}
        </Button>
        <LinkButton to="rulesChanges" variant="outline" size="sm">
          {t('see')}
        </LinkButton>
        {!isInForce && (
          <Button variant="quiet" size="sm" onClick={postpone}>
            {t('later')}
          </Button>
        )}
      </div>
    </section>
  );
}

import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Spinner } from '~/shared/ui/spinner';
import type { LocalPage } from '../local/local-page';
import { removePage, updatePage } from '../local/page-store';
import { releasePages } from '../local/release-pages';
import { ReviewPage } from './review-page';

type ReviewPagesProps = {
  userId: string;
  pages: readonly LocalPage[];
  /** Chosen files whose pages will follow. */
  preparing: readonly LocalPage[];
  onAdd: (files: readonly File[], replaced?: LocalPage) => Promise<void>;
};

/** The member looks at each page before it is sent: turns it, moves it, or takes it again. */
export function ReviewPages({ userId, pages, preparing, onAdd }: ReviewPagesProps) {
  const { t } = useTranslation('requestFiles');
  const [isSending, setSending] = useState(false);
  if (pages.length + preparing.length === 0) return null;

  const swap = async (page: LocalPage, other: LocalPage | undefined) => {
    if (!other) return;
    await updatePage(userId, page.id, { position: other.position });
    await updatePage(userId, other.id, { position: page.position });
  };
  const send = async () => {
    setSending(true);
    await releasePages(userId, pages).finally(() => setSending(false));
  };

  return (
    <div className="grid gap-4">
      {pages.length > 0 && <p className="text-sm text-muted">{t('review.text')}</p>}
      <ol className="grid gap-3">
        {pages.map((page, index) => (
          <ReviewPage
            key={page.id}
            userId={userId}
            page={page}
            number={index + 1}
            count={pages.length}
            onTurn={() => updatePage(userId, page.id, { turns: nextTurn(page.turns) })}
            onUp={() => swap(page, pages[index - 1])}
            onDown={() => swap(page, pages[index + 1])}
            onReplace={(files) => onAdd(files, page)}
            onRemove={() => removePage(userId, page.id)}
          />
        ))}
      </ol>
      {preparing.length > 0 && (
        <p role="status" className="flex items-center gap-3 text-sm text-muted">
          <Spinner />
          {t('review.preparing', { count: preparing.length })}
        </p>
      )}
      {pages.length > 0 && (
        <Button size="lg" wide busy={isSending} disabled={preparing.length > 0} onClick={send}>
          {!isSending && <Send className="size-5" />}
          {t('review.send', { count: pages.length })}
        </Button>
      )}
    </div>
  );
}

function nextTurn(turns: LocalPage['turns']): LocalPage['turns'] {
  return ((turns + 1) % 4) as LocalPage['turns'];
}

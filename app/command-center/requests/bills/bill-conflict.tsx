import type { Bill } from '~/command-center/requests/review/review-types';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { Notice } from '~/shared/ui/notice';
import { type BillDraft, draftOf, filledLines } from './bill-draft';

type BillConflictProps = {
  mine: BillDraft;
  /** The saved version; null if the bill was deleted. */
  theirs: Bill | null;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Both versions of a bill that two people changed. Nothing is saved until the admin chooses. */
export function BillConflict({ mine, theirs, onTakeTheirs, onKeepMine }: BillConflictProps) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  return (
    <FocusOnMount reason={theirs}>
      <Notice tone="warning" live="alert" title={t('conflict.title')}>
        <p>{t(theirs ? 'conflict.text' : 'conflict.deleted')}</p>
        {theirs && (
          <div className="mt-2 grid gap-4 sm:grid-cols-2">
            <Version title={t('conflict.mine')} bill={mine} />
            <Version title={t('conflict.theirs')} bill={draftOf(theirs, language)} />
          </div>
        )}
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={onTakeTheirs}>
            {t(theirs ? 'conflict.take' : 'conflict.close')}
          </Button>
          {theirs && (
            <Button variant="quiet" size="sm" onClick={onKeepMine}>
              {t('conflict.keep')}
            </Button>
          )}
        </div>
      </Notice>
    </FocusOnMount>
  );
}

function Version({ title, bill }: { title: string; bill: BillDraft }) {
  return (
    <div className="grid content-start gap-1">
      <p className="font-semibold">{title}</p>
      <p className="wrap-anywhere">
        {bill.provider} · {bill.total}
      </p>
      <ul className="grid gap-0.5">
        {filledLines(bill).map(({ id, ...line }) => (
          <li key={id} className="wrap-anywhere tabular-nums">
            {[line.day, line.description, line.charge, line.discount && `−${line.discount}`]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  );
}

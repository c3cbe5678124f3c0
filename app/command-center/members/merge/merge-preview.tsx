import { ArrowLeftRight } from 'lucide-react';
import { StatusBadge } from '~/command-center/members/record/status-badge';
import { formatDate, formatDay } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import type { MergePreview } from './merge';
import { useMergeTexts } from './use-merge-texts';

type RecordsProps = { preview: MergePreview; onSwap: () => void };

/** Which record stays, what is in the way, and the other way round. */
export function Records({ preview, onSwap }: RecordsProps) {
  const { t } = useTranslation('mergeMembers');
  const { keep, duplicate, obstacle, other_way } = preview;
  const swap = (
    <Button type="button" variant="outline" size="sm" onClick={onSwap}>
      <ArrowLeftRight className="size-5" />
      {t('swap')}
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      {obstacle && (
        <Notice tone="warning" live="status" title={t(`obstacles.${obstacle}`)} className="w-full">
          {other_way === null ? (
            <>
              <p>{t('otherWay', { number: duplicate.member_number })}</p>
              <div className="mt-2">{swap}</div>
            </>
          ) : (
            other_way !== obstacle && (
              <p>{t('noOtherWay', { reason: t(`obstacles.${other_way}`) })}</p>
            )
          )}
        </Notice>
      )}
      <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2">
        <Side label={t('stays')} record={keep} />
        <Side label={t('merged')} record={duplicate} />
      </div>
      {!obstacle && other_way === null && swap}
      {!obstacle && duplicate.is_open && !keep.is_open && (
        <Notice tone="warning" live="status" className="w-full">
          <p>{t('closed', { number: keep.member_number })}</p>
        </Notice>
      )}
    </div>
  );
}

function Side({ label, record }: { label: string; record: MergePreview['keep'] }) {
  const { t } = useTranslation('mergeMembers');
  const { language } = useLanguage();
  return (
    <section
      aria-label={label}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-1 rounded-sm bg-white p-4 shadow-raised"
    >
      <h3 className="text-sm font-semibold text-muted">{label}</h3>
      <p className="font-semibold wrap-anywhere">{record.name}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="tabular-nums">{record.member_number}</span>
        <StatusBadge status={record.enrollment_status} />
      </p>
      <p className="text-sm text-muted wrap-anywhere">{record.email}</p>
      <p className="text-sm text-muted">
        {t('born', { date: formatDate(record.date_of_birth, language) })}
        {' · '}
        {t('since', { date: formatDay(record.created_at, language) })}
      </p>
      <p className="text-sm text-muted">{t(record.has_login ? 'hasLogin' : 'noLogin')}</p>
    </section>
  );
}

/** What moves, what ends, and what remains in the duplicate. */
export function Effects({ preview }: { preview: MergePreview }) {
  const { t } = useTranslation('mergeMembers');
  const { effectsOf } = useMergeTexts();
  const { moves, stops, stays } = effectsOf(preview);
  const groups = [
    { title: t('moves.title'), lines: moves, empty: t('moves.none') },
    { title: t('stops.title'), lines: stops, empty: t('stops.none') },
    { title: t('remains.title'), lines: stays, empty: '' },
  ];
  return (
    <div className="grid gap-4">
      {groups.map(({ title, lines, empty }) => (
        <section key={title} className="grid gap-1">
          <h3 className="font-semibold">{title}</h3>
          {lines.length > 0 ? (
            <ul className="grid list-disc gap-1 pl-5">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : (
            <p className="text-muted">{empty}</p>
          )}
        </section>
      ))}
    </div>
  );
}

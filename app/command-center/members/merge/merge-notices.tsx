import { useQuery } from '@tanstack/react-query';
import { Merge as MergeIcon, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { useSave } from '~/command-center/kit/editor/use-save';
import { useMatchText } from '~/command-center/members/duplicates/duplicate-notice';
import type { Duplicate } from '~/command-center/members/duplicates/find-duplicates';
import { membersKey } from '~/command-center/members/members-key';
import type { Member } from '~/command-center/members/record/fetch-member-record';
import { StatusBadge } from '~/command-center/members/record/status-badge';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { LoadFailure } from '~/shared/ui/load-failure';
import { FailureNotice, Notice } from '~/shared/ui/notice';
import { type Merge, mergesQuery, possibleDuplicatesQuery, undoMerge } from './merge';
import { mergeRefusals } from './use-merge-texts';

/** Undoes a merge: the sentence about it, with what stays because someone changed it since. */
export function useUndoMerge() {
  const { t } = useTranslation('mergeMembers');
  return async (id: string): Promise<string> => {
    const { edited, stayed } = await undoMerge(id);
    const fields = edited.map((field) => t(`fields.${field}`)).join(', ');
    return [
      t('undone'),
      edited.length > 0 && t('undoneEdited', { fields }),
      stayed > 0 && t('undoneStayed', { count: stayed }),
    ]
      .filter(Boolean)
      .join(' ');
  };
}

/** Into which record this one was merged, or which ones were merged into it, each with its undo. */
export function MergeNotices({ memberId }: { memberId: string }) {
  const { t } = useTranslation('mergeMembers');
  const query = useQuery(mergesQuery(memberId));
  const { data: merges } = query;
  if (query.error && !merges) return <LoadFailure query={query} />;
  if (!merges || (!merges.into && merges.merged.length === 0)) return null;
  const { into, merged } = merges;
  return (
    <>
      {into && (
        <Notice tone="warning" title={t('into.title', { number: into.member_number })}>
          <p>{t('into.text')}</p>
          <MergeLine merge={into} />
        </Notice>
      )}
      {merged.length > 0 && (
        <Notice tone="info" title={t('list.title', { count: merged.length })}>
          <p>{t('list.text')}</p>
          <ul className="grid gap-3">
            {merged.map((merge) => (
              <li key={merge.id}>
                <MergeLine merge={merge} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function MergeLine({ merge }: { merge: Merge }) {
  const { t } = useTranslation(['mergeMembers', 'errors']);
  const { language } = useLanguage();
  const { linkTo } = useMemberAddress();
  const undo = useUndoMerge();
  const save = useSave({
    save: async () => ({ text: await undo(merge.id) }),
    queryKey: membersKey,
    onSaved: () => undefined,
  });
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <p className="wrap-anywhere">
        <Link to={linkTo(merge.member_id)} className="link font-semibold">
          {merge.name} · <span className="whitespace-nowrap">{merge.member_number}</span>
        </Link>
      </p>
      <p className="wrap-anywhere">
        {t('mergeMembers:list.by', {
          moment: formatDateTime(merge.merged_at, language),
          name: merge.admin_name ?? t('mergeMembers:list.formerAdmin'),
        })}
        {merge.reason && ` ${t('mergeMembers:list.reason', { reason: merge.reason })}`}
      </p>
      {merge.can_undo && (
        <Button
          variant="outline"
          size="sm"
          busy={save.isPending}
          onClick={() => save.mutate(undefined)}
        >
          <Undo2 className="size-5" />
          {t('mergeMembers:undo', { number: merge.member_number })}
        </Button>
      )}
      {save.error && (
        <FailureNotice reason={save.error}>
          <p>{t(messageKeyOf(save.error, mergeRefusals))}</p>
        </FailureNotice>
      )}
    </div>
  );
}

/** Members who may be this one, each with the way to merge both; nothing if there is none. */
export function DuplicatesPart({ member }: { member: Member }) {
  const { t } = useTranslation('mergeMembers');
  const query = useQuery(possibleDuplicatesQuery(member));
  const { data: found } = query;
  if (query.error && !found) {
    return <FactGroup title={t('duplicates.title')} form={<LoadFailure query={query} />} />;
  }
  if (!found || found.length === 0) return null;
  return (
    <FactGroup
      title={t('duplicates.title')}
      form={
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {found.map((one) => (
            <DuplicateLine key={`${one.member_id} ${one.relation} ${one.name}`} duplicate={one} />
          ))}
        </ul>
      }
    />
  );
}

function DuplicateLine({ duplicate }: { duplicate: Duplicate }) {
  const { t } = useTranslation(['mergeMembers', 'manageMembers']);
  const { linkTo, edit } = useMemberAddress();
  const matchesOf = useMatchText();
  const { member_id: id, member_number: number, relation } = duplicate;
  const place =
    relation &&
    t('manageMembers:duplicates.inHousehold', {
      relation: t(`manageMembers:household.relationships.${relation}`),
      number,
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={linkTo(id)} className="link font-semibold wrap-anywhere">
            {duplicate.name} · <span className="whitespace-nowrap">{number}</span>
          </Link>
          <StatusBadge status={duplicate.enrollment_status} />
        </p>
        <p className="text-sm text-muted first-letter:uppercase">
          {[place, matchesOf(duplicate.matches)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {!relation && (
        <Button variant="outline" size="sm" onClick={() => edit(`merge-${id}`)}>
          <MergeIcon className="size-5" />
          {t('mergeMembers:duplicates.merge')}
          <span className="sr-only">{number}</span>
        </Button>
      )}
    </li>
  );
}

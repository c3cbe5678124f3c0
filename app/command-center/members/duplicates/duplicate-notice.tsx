import { StatusBadge } from '~/command-center/members/record/status-badge';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { Notice } from '~/shared/ui/notice';
import { type Duplicate, DuplicatesFound } from './find-duplicates';

type DuplicateNoticeProps = {
  duplicates: readonly Duplicate[];
  /** What to do about it. */
  text: string;
};

/** Who a person may be, with what matches. The records open in a new tab, so that no input is lost. */
export function DuplicateNotice({ duplicates, text }: DuplicateNoticeProps) {
  const { t } = useTranslation('manageMembers');
  if (duplicates.length === 0) return null;
  return (
    <Notice
      tone="warning"
      live="status"
      title={t('duplicates.title', { count: duplicates.length })}
    >
      <p>{text}</p>
      <ul className="mt-1 grid gap-2">
        {duplicates.map((one) => (
          <DuplicateLine key={`${one.member_id} ${one.relation} ${one.name}`} duplicate={one} />
        ))}
      </ul>
    </Notice>
  );
}

/** The notice of a save that `useDuplicateCheck` stopped; none for other errors. */
export function duplicateFailure(text: string) {
  return (error: unknown) =>
    error instanceof DuplicatesFound ? (
      <FocusOnMount reason={error}>
        <DuplicateNotice duplicates={error.duplicates} text={text} />
      </FocusOnMount>
    ) : undefined;
}

function DuplicateLine({ duplicate }: { duplicate: Duplicate }) {
  const { t } = useTranslation(['manageMembers', 'common']);
  const { language } = useLanguage();
  const matchesOf = useMatchText();
  const { name, member_id, member_number, date_of_birth: birth, relation } = duplicate;
  return (
    <li className="grid gap-0.5 rounded-sm bg-white p-3 text-ink">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <LocalLink
          to="adminMembers"
          search={`?open=${member_id}`}
          target="_blank"
          className="link font-semibold wrap-anywhere"
        >
          {name} · {member_number}
          <span className="sr-only"> {t('common:newTab')}</span>
        </LocalLink>
        <StatusBadge status={duplicate.enrollment_status} />
      </span>
      {relation && (
        <span>
          {t('manageMembers:duplicates.inHousehold', {
            relation: t(`manageMembers:household.relationships.${relation}`),
            number: member_number,
          })}
        </span>
      )}
      <span className="text-muted first-letter:uppercase">
        {[
          matchesOf(duplicate.matches),
          birth && t('manageMembers:household.born', { date: formatDate(birth, language) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
}

/** What matches, such as "same name and birth date, same phone". */
export function useMatchText() {
  const { t } = useTranslation('manageMembers');
  return (matches: readonly Duplicate['matches'][number][]) =>
    matches.map((one) => t(`duplicates.matches.${one}`)).join(', ');
}

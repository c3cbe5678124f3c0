import { clsx } from 'clsx';
import { PenLine } from 'lucide-react';
import type { Person, Status } from '~/advisor/backend/advisor';
import { SectionLink } from '~/advisor/frame/section-link';
import { monthNames } from '~/shared/format/months';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { buttonClass } from '~/shared/ui/button-class';

const tones = {
  applied: 'info',
  in_review: 'info',
  approved: 'warning',
  active: 'success',
  inactive: 'neutral',
  declined: 'neutral',
} as const satisfies Record<Status, string>;

/** A person's first name and status, and a link to write about them. */
export function PersonRow({ person }: { person: Person }) {
  const { t } = useTranslation('advisor');
  const { language } = useLanguage();
  const { id, first_name: name, status, since } = person;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-5 py-3 sm:flex sm:flex-wrap">
      <span className="min-w-0 grow basis-40 font-semibold wrap-anywhere">{name}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:w-72">
        <Badge dot tone={tones[status]}>
          {t(`people.status.${status}`)}
        </Badge>
        {since && (
          <span className="text-sm text-muted">
            {t('people.since', { month: formatMonth(since, language) })}
          </span>
        )}
      </span>
      <SectionLink
        to="notes"
        state={{ about: { id, name } }}
        aria-label={t('people.write', { name })}
        className={clsx(
          buttonClass({ variant: 'quiet', size: 'sm' }),
          'max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1',
        )}
      >
        <PenLine className="size-4.5" />
        <span className="max-sm:sr-only">{t('people.writeShort')}</span>
      </SectionLink>
    </li>
  );
}

/** A month like `'2026-11'` as text: "November 2026", "novembro de 2026". */
function formatMonth(month: string, language: Language): string {
  const [year = '', number = ''] = month.split('-');
  const name = monthNames[language][Number(number) - 1] ?? '';
  return language === 'en' ? `${name} ${year}` : `${name} de ${year}`;
}

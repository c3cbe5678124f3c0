import { Link2, MessageSquareText, Users } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, useParams } from 'react-router';
import { pathFor } from '~/paths';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';

/** The sections of the page, in display order. `label` is a key of `advisor:nav`. */
export const sections = [
  { label: 'people', icon: Users },
  { label: 'notes', icon: MessageSquareText },
  { label: 'link', icon: Link2 },
] as const;

type SectionName = (typeof sections)[number]['label'];

/** The section of the address; the first one without a name. */
export function useSection(): SectionName {
  const { section } = useParams();
  return sections.find(({ label }) => label === section)?.label ?? 'people';
}

function sectionPath(section: SectionName, language: Language): string {
  const home = pathFor('advisor', language);
  return section === 'people' ? home : `${home}/${section}`;
}

type SectionLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: SectionName };

/** A link to a section of the advisor portal. */
export function SectionLink({ to, ...props }: SectionLinkProps) {
  const { language } = useLanguage();
  const current = useSection();
  return (
    <Link
      aria-current={to === current ? 'page' : undefined}
      {...props}
      to={sectionPath(to, language)}
    />
  );
}

/** The heading of a section. */
export function SectionHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="grid gap-2">
      <h1 className="text-subtitle">{title}</h1>
      <p className="max-w-prose text-lead text-muted">{lead}</p>
    </div>
  );
}

type PagesProps = {
  label: string;
  page: number;
  count: number;
  onChange: (page: number) => void;
};

/** Buttons to the page before and after. Nothing for a list of one page. */
export function Pages({ label, page, count, onChange }: PagesProps) {
  const { t } = useTranslation('advisor');
  if (count < 2) return null;
  const go = (to: number) => {
    onChange(to);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-3">
      <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => go(page - 1)}>
        {t('people.previous')}
      </Button>
      <span className="text-sm text-muted">{t('people.page', { page, pages: count })}</span>
      <Button variant="outline" size="sm" disabled={page >= count} onClick={() => go(page + 1)}>
        {t('people.next')}
      </Button>
    </nav>
  );
}

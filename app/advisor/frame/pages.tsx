import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';

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

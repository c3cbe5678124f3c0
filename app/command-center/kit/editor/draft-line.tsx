import { History } from 'lucide-react';
import { flushSync } from 'react-dom';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Draft } from './drafts';

type DraftLineProps = { restored: Draft | undefined; onDiscard: () => void };

/** The line above a form with a restored draft, which can be discarded. */
export function DraftLine({ restored, onDiscard }: DraftLineProps) {
  const { t } = useTranslation('commandCenter');
  const { language } = useLanguage();
  if (!restored) return null;
  const discard = (form: Element | null) => {
    flushSync(onDiscard);
    form
      ?.querySelector<HTMLElement>(':is(input:not([type="hidden"]), select, textarea):enabled')
      ?.focus();
  };
  return (
    <p role="status" className="flex gap-2 text-sm text-muted">
      <History className="mt-0.5 size-4 shrink-0" />
      <span>
        {t('draft.restored', { moment: formatDateTime(restored.at, language) })}{' '}
        <button
          type="button"
          onClick={({ currentTarget }) =>
            discard(currentTarget.closest('form, section, [role="dialog"]'))
          }
          className="link -my-2 min-h-9 font-semibold text-mata-700"
        >
          {t('draft.discard')}
        </button>
      </span>
    </p>
  );
}

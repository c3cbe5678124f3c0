import { formatDateTimeShort } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { endMemberView, type MemberView } from '~/shared/session/member-view';

/** Reminds an admin, on every page of the frame, whose portal this is, and that nothing can be changed. */
export function MemberViewBar({ view }: { view: MemberView }) {
  const { t } = useTranslation('portal');
  const { language } = useLanguage();
  return (
    <section aria-label={t('layout.view.label')} className="bg-mata-900 text-paper">
      <div className="page flex min-h-11 flex-wrap items-center gap-x-4 py-1 text-sm">
        <p className="mr-auto">
          {t('layout.view.text', {
            name: view.name,
            time: formatDateTimeShort(view.endsAt, language, new Date(view.endsAt)),
          })}
        </p>
        <button
          type="button"
          className="min-h-11 font-semibold underline underline-offset-4"
          onClick={() => endMemberView(view)}
        >
          {t('layout.view.end')}
        </button>
      </div>
    </section>
  );
}

import { ArrowRight, CalendarHeart, FilePenLine } from 'lucide-react';
import { portalLoader } from '~/portal/frame/portal-loader';
import { backState, useBackLink } from '~/portal/frame/use-back-link';
import { usePrefetch } from '~/shared/browser/use-prefetch';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Clipboard } from '~/shared/illustrations/clipboard';
import { LocalLink } from '~/shared/page/local-link';
import { IconTile } from '~/shared/ui/icon-tile';
import { FormView } from './form-view';

export const clientLoader = portalLoader('memberForms');

const choices = [
  { page: 'planUpdates', icon: FilePenLine, tone: 'mata' },
  { page: 'scheduling', icon: CalendarHeart, tone: 'barro' },
] as const;

export default function MemberForms() {
  const { t } = useTranslation('portalForms');
  const prefetch = usePrefetch();
  return (
    <FormView
      text={t('choice.text')}
      illustration={Clipboard}
      back={useBackLink('portal', t('backToPortal'))}
    >
      <ul className="grid gap-3 md:grid-cols-2 md:gap-4">
        {choices.map(({ page, icon, tone }) => (
          <li key={page}>
            <LocalLink
              to={page}
              state={backState(1)}
              prefetch={prefetch}
              className="group flex h-full items-center gap-4 rounded-md bg-white p-5 shadow-raised transition hover:bg-mata-50 active:translate-y-px md:p-6"
            >
              <IconTile icon={icon} tone={tone} />
              <span className="grid grow gap-1">
                <span className="font-semibold">{t(`choice.${page}.title`)}</span>
                <span className="text-sm text-muted">{t(`choice.${page}.text`)}</span>
              </span>
              <ArrowRight className="size-5 shrink-0 text-mata-700 transition-transform duration-200 group-hover:translate-x-0.5" />
            </LocalLink>
          </li>
        ))}
      </ul>
    </FormView>
  );
}

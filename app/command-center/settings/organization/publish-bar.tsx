import { ArrowRight } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useOrganizationLabels } from '~/command-center/kit/use-organization-labels';
import type { Description } from '~/shared/brand/description/schema';
import { formatDate } from '~/shared/format/dates';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { changesBetween } from './description-changes';
import { displayedPhone, type OrganizationForm, typedDescription } from './organization-form';
import { isOnStaticHost } from './organization-state';

type ConfirmPublicationProps = {
  /** What visitors see now. */
  visible: Description;
  description: Description;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Lists what changes for visitors, before it is published. */
export function ConfirmPublication(props: ConfirmPublicationProps) {
  const { visible, description, isBusy, onConfirm, onCancel } = props;
  const { t } = useTranslation(['manageOrganization', 'common']);
  const { language } = useLanguage();
  const labelOf = useOrganizationLabels();
  const changes = changesBetween(visible, description);
  const authors = new Map(
    [...visible.testimonials, ...description.testimonials].map(({ id, author }) => [id, author]),
  );
  const nameOf = (path: string) => {
    const [list, id = ''] = path.split('.');
    if (list !== 'testimonials') return labelOf(path);
    return t('manageOrganization:publish.testimonial', {
      author: authors.get(id),
      label: labelOf(path),
    });
  };
  const shown = (path: string, value: string | undefined) => {
    if (value === undefined) return t('manageOrganization:publish.empty');
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value, language);
    return path === 'phone' || path === 'whatsApp' ? displayedPhone(value) : value;
  };
  return (
    <Dialog
      open
      role="alertdialog"
      size="lg"
      onClose={onCancel}
      title={t('manageOrganization:publish.title')}
      description={t(
        isOnStaticHost
          ? 'manageOrganization:publish.textStatic'
          : 'manageOrganization:publish.text',
      )}
      actions={
        <>
          <Button busy={isBusy} onClick={onConfirm}>
            {t(
              isBusy ? 'manageOrganization:publish.sending' : 'manageOrganization:publish.confirm',
            )}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
        </>
      }
    >
      {changes.length === 0 ? (
        <p className="text-sm">{t('manageOrganization:publish.same')}</p>
      ) : (
        <ul className="grid gap-3 pb-1 text-sm">
          {changes.map(({ path, before, after }) => (
            <li key={path} className="grid gap-0.5">
              <span className="font-semibold">{nameOf(path)}</span>
              <span className="wrap-anywhere whitespace-pre-line">
                <span className="sr-only">{t('manageOrganization:publish.before')} </span>
                <span className="text-muted">{shown(path, before)}</span>{' '}
                <ArrowRight className="inline size-3.5 text-muted" aria-hidden="true" />{' '}
                <span className="sr-only">{t('manageOrganization:publish.after')} </span>
                <span>{shown(path, after)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type PublishBarProps = {
  /** What visitors see now. */
  visible: Description;
  isLocked: boolean;
  /** Whether the same values can be published again, because the last publication did not end. */
  mayRepeat: boolean;
  onDiscard: () => void;
};

/** The buttons of the form, and how much would change for visitors. */
export function PublishBar({ visible, isLocked, mayRepeat, onDiscard }: PublishBarProps) {
  const { t } = useTranslation('manageOrganization');
  const { formState } = useFormContext<OrganizationForm>();
  const form = useWatch<OrganizationForm>() as OrganizationForm;
  const count = changesBetween(visible, typedDescription(form, dayInBocaRaton())).length;
  const isSame = count === 0 && !mayRepeat;
  return (
    <div className="z-10 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-white px-5 py-4 shadow-raised md:sticky md:bottom-3">
      <Button type="submit" disabled={isLocked || isSame}>
        {t('publish.button')}
      </Button>
      {formState.isDirty && (
        <Button variant="quiet" disabled={isLocked} onClick={onDiscard}>
          {t('publish.discard')}
        </Button>
      )}
      <p className="min-w-48 flex-1 text-sm text-muted">
        {isLocked && t('progress.locked')}
        {!isLocked && isSame && t('publish.unchanged')}
        {!isLocked &&
          !isSame &&
          (count === 0 ? t('publish.same') : t('publish.changes', { count }))}
      </p>
    </div>
  );
}

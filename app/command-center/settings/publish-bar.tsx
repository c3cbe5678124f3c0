import { useFormContext, useWatch } from 'react-hook-form';
import type { Description } from '~/shared/brand/description/schema';
import { dayInBocaRaton } from '~/shared/format/office-day';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { changesBetween } from './description-changes';
import { type OrganizationForm, typedDescription } from './organization-form';

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

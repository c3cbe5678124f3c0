import { useFormContext } from 'react-hook-form';
import { Checkbox } from '~/shared/fields/checkbox';
import { useTranslation } from '~/shared/i18n/use-translation';

/** Confirms that an equal payment is another one. */
export function AgainChoice() {
  const { t } = useTranslation('manageContributions');
  const { register } = useFormContext<{ again: boolean }>();
  return <Checkbox {...register('again')} label={t('entry.again')} />;
}

import type { ComponentProps } from 'react';
import { Select } from '~/shared/fields/select';
import { useTranslation } from '~/shared/i18n/use-translation';

/** Yes, no, or not asked yet, because an unasked question must not look like an answer. */
export function AnswerSelect(props: ComponentProps<'select'>) {
  const { t } = useTranslation('manageMembers');
  return (
    <Select {...props}>
      <option value="">{t('record.notAsked')}</option>
      <option value="yes">{t('record.yes')}</option>
      <option value="no">{t('record.no')}</option>
    </Select>
  );
}

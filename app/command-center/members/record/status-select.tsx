import type { ComponentProps } from 'react';
import { memberStatuses, memberStatusLook } from '~/command-center/members/member-status';
import { Select } from '~/shared/fields/select';
import { useTranslation } from '~/shared/i18n/use-translation';

/** The statuses that a new member may have. */
export function StatusSelect(props: ComponentProps<'select'>) {
  const { t } = useTranslation('manageMembers');
  return (
    <Select {...props}>
      {memberStatuses.map((status) => {
        const look = memberStatusLook(status);
        return (
          <option key={status} value={status}>
            {look ? t(`status.${look.word}`) : status}
          </option>
        );
      })}
    </Select>
  );
}

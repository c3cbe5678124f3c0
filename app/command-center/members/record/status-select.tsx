import type { ComponentProps } from 'react';
import { memberStatuses, memberStatusLook } from '~/command-center/members/member-status';
import { Select } from '~/shared/fields/select';
import { useTranslation } from '~/shared/i18n/use-translation';

type StatusSelectProps = ComponentProps<'select'> & {
  /** A status of another system, which must remain a choice. */
  own?: string;
};

/** The statuses that a member may have. */
export function StatusSelect({ own, ...props }: StatusSelectProps) {
  const { t } = useTranslation('manageMembers');
  const isOther = own !== undefined && !memberStatusLook(own);
  return (
    <Select {...props}>
      {isOther && <option value={own}>{own}</option>}
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

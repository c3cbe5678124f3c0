import { useQuery } from '@tanstack/react-query';
import { can } from '~/command-center/kit/backend/admin';
import { teamQuery } from '~/command-center/kit/backend/fetch-team';
import { useAdmin } from '~/command-center/kit/backend/session';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Choice } from './choose-dialog';
import { priorities } from './request-codes';
import { snoozeTimes } from './snooze-times';
import type { Action } from './use-change-requests';

/** The team members who may work on requests: this admin first, then by name. */
export function useAssignees() {
  const admin = useAdmin();
  const { data: team = [] } = useQuery(teamQuery);
  const mayHave = team.filter((one) => one.status === 'active' && can(one, 'requests'));
  return [
    ...mayHave.filter(({ id }) => id === admin.id),
    ...mayHave.filter(({ id }) => id !== admin.id),
  ];
}

/** The choices of the keys A, S and P, for one request or all selected ones. */
export function useRequestChoices(apply: (action: Action) => void) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const admin = useAdmin();
  const assignees = useAssignees();
  const assign: Choice[] = [
    ...assignees.map(({ id, name }) => ({
      label: id === admin.id ? t('me', { name }) : name,
      onChoose: () => apply({ change: { assigned_to: id } }),
    })),
    { label: t('assign.fair'), onChoose: () => apply({ assign: 'fair' }) },
    { label: t('unassigned'), onChoose: () => apply({ change: { assigned_to: null } }) },
  ];
  const times = snoozeTimes(new Date());
  const snooze: Choice[] = [
    ...(['next', 'three', 'week'] as const).map((name) => ({
      label: `${t(`snooze.${name}`)} (${formatDateTime(times[name], language)})`,
      onChoose: () => apply({ change: { snoozed_until: times[name] } }),
    })),
    { label: t('snooze.wake'), onChoose: () => apply({ change: { snoozed_until: null } }) },
  ];
  const priority: Choice[] = priorities.map((value) => ({
    label: t(`priority.${value}`),
    onChoose: () => apply({ change: { priority: value } }),
  }));
  return { assign, snooze, priority };
}

import { DoorClosed, DoorOpen, Merge, PencilLine, UserCog } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { allowsSignIn } from '../member-status';
import type { Member } from './fetch-member-record';
import { StatusBadge } from './status-badge';

/** The header is read-only without `actions`. */
type RecordHeaderProps = {
  member: Member;
  actions?: {
    onChangeStatus: () => void;
    onEnd: () => void;
    onReinstate: () => void;
    onEdit: () => void;
    onMerge: () => void;
  };
};

/** The name and status of the member, and the actions of the record. */
export function RecordHeader({ member, actions }: RecordHeaderProps) {
  const { t } = useTranslation(['manageMembers', 'mergeMembers']);
  const heading = useRef<HTMLHeadingElement>(null);
  // The record has replaced the list, so it takes the focus and screen readers announce it.
  useEffect(() => {
    window.scrollTo(0, 0);
    if (!document.querySelector('[role="dialog"]')) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid min-w-0 gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-subtitle wrap-anywhere outline-none">
          {member.first_name} {member.last_name}
        </h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
          <StatusBadge status={member.enrollment_status} />
          <span className="tabular-nums">{member.member_number}</span>
          <span>
            {member.auth_user_id
              ? t('manageMembers:record.signsIn')
              : t('manageMembers:record.notActivated')}
          </span>
          <span className="wrap-anywhere">{member.email}</span>
        </p>
      </div>
      {actions && (
        <div className="flex flex-wrap gap-3">
          {allowsSignIn(member.enrollment_status) ? (
            <>
              <Button size="sm" onClick={actions.onChangeStatus}>
                <UserCog className="size-5" />
                {t('manageMembers:record.changeStatus')}
              </Button>
              <Button variant="outline" size="sm" onClick={actions.onEnd}>
                <DoorClosed className="size-5" />
                {t('manageMembers:ending.end.button')}
              </Button>
            </>
          ) : (
            <Button size="sm" onClick={actions.onReinstate}>
              <DoorOpen className="size-5" />
              {t('manageMembers:ending.reinstate.button')}
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={actions.onEdit}>
            <PencilLine className="size-5" />
            {t('manageMembers:form.edit')}
          </Button>
          <Button variant="outline" size="sm" onClick={actions.onMerge}>
            <Merge className="size-5" />
            {t('mergeMembers:button')}
          </Button>
        </div>
      )}
    </div>
  );
}

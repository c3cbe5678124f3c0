import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  type Admin,
  canReadSharing,
  canSeeRequests,
  isSuperAdmin,
} from '~/command-center/kit/backend/admin';
import { accessToken, callDatabase } from '~/command-center/kit/backend/backend';
import { checkAccess } from '~/command-center/kit/backend/check-access';
import { adminQueryClient } from '~/command-center/kit/backend/query-client';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useStoredSetting } from '~/command-center/kit/stored-setting';
import { useTranslation } from '~/shared/i18n/use-translation';
import { followChannel } from '~/shared/live/follow-channel';
import type { Answer } from '../../../../supabase/contracts/answers';

export type ForMe = Answer<'for_me'>;
export type WorkItem = ForMe['items'][number];

export const forMeKey = ['for-me'] as const;

export const forMeQuery = queryOptions({
  queryKey: forMeKey,
  queryFn: ({ signal }) => callDatabase('for_me', {}, signal),
  // Without the channel, or for what other admins do.
  refetchInterval: 60_000,
});

/** What waits, for any admin: it also says what they may do now. */
function useForMe() {
  const admin = useAdmin();
  const query = useQuery(forMeQuery);
  const allowed = query.data?.permissions.toSorted().join();
  const known = admin.permissions.toSorted().join();
  useEffect(() => {
    if (allowed !== undefined && allowed !== known) void checkAccess();
  }, [allowed, known]);
  return query;
}

/** Whether anything can wait for this admin. */
export function hasWork(admin: Pick<Admin, 'role' | 'permissions'>): boolean {
  return isSuperAdmin(admin) || canReadSharing(admin) || canSeeRequests(admin);
}

/** Whether this browser shows a notice when something new waits; stored per admin. */
export function useNoticeSetting() {
  return useStoredSetting('notices', useAdmin().id, ['off', 'on']);
}

/**
 * How much waits for this admin now, live. While no page of the Command Center is visible, the browser
 * says so when it grows, if the admin has turned that on.
 */
export function useDueWork(): number {
  const { t } = useTranslation('commandCenter');
  const admin = useAdmin();
  const [notices] = useNoticeSetting();
  const { data } = useForMe();
  const due = data?.due ?? 0;
  const last = useRef<number>(undefined);
  const announce = useEffectEvent((count: number) => {
    const isMore = last.current !== undefined && count > last.current;
    last.current = count;
    if (!isMore || notices === 'off' || document.visibilityState === 'visible') return;
    // The text names no one: others can see the screen.
    showNotice(t('forMe.notice', { count }));
  });
  const isRead = data !== undefined;
  useEffect(() => {
    if (isRead) announce(due);
  }, [isRead, due]);
  useEffect(() => followOwnWork(admin.id), [admin.id]);
  return due;
}

/** Shows nothing if the permission was taken back, or on phones, which only allow notices of a service worker. */
function showNotice(text: string) {
  try {
    new Notification(text, { tag: 'for-me' });
  } catch (error) {
    console.info('Notice:', error);
  }
}

function followOwnWork(adminId: string) {
  const read = () => void adminQueryClient.invalidateQueries({ queryKey: forMeKey });
  return followChannel({
    topic: async () => `admin:${adminId}`,
    accessToken,
    event: 'work_changed',
    onMessage: read,
    refresh: read,
    isQuiet: true,
  });
}

/** @throws AppError */
export function chooseEmails(emails: ForMe['emails']): Promise<void> {
  return callDatabase('choose_team_mail', emails);
}

/** @throws AppError */
export function seeMention(noteId: string): Promise<void> {
  return callDatabase('see_mention', { note_id: noteId });
}

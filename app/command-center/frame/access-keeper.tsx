import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Admin } from '~/command-center/kit/backend/admin';
import { checkAccess } from '~/command-center/kit/backend/check-access';
import { AppError } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';

/**
 * Applies other permissions to open pages at once: they render for the new permissions, and nothing that was read
 * with the old ones stays in memory.
 */
export function AccessKeeper({ admin }: { admin: Pick<Admin, 'permissions'> }) {
  const { t } = useTranslation('commandCenter');
  const client = useQueryClient();
  const toast = useToast();
  const last = useRef(admin.permissions);
  const apply = useEffectEvent((permissions: readonly string[]) => {
    const isLess = last.current.some((one) => !permissions.includes(one));
    const isMore = permissions.some((one) => !last.current.includes(one));
    last.current = permissions;
    if (!isLess && !isMore) return;
    toast({ tone: isLess ? 'danger' : 'success', text: t(isLess ? 'access.less' : 'access.more') });
    if (isLess) {
      client.removeQueries({ type: 'inactive' });
      void client.resetQueries();
    } else void client.invalidateQueries();
  });
  useEffect(() => apply(admin.permissions), [admin.permissions]);
  // A refusal of something that was allowed when the page opened.
  useEffect(() => {
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
  return null;
}

function look(error: unknown) {
  if (error instanceof AppError && error.code === 'not_allowed') void checkAccess();
}

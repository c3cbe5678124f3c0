import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LazyConfirmDialog } from '~/shared/ui/lazy-confirm-dialog';
import { Notice } from '~/shared/ui/notice';
import { useToast } from '~/shared/ui/toast';
import { type User, usersKey } from './fetch-users';
import { resetSecondFactor, userProblem } from './save-user';

/** Removes the second factor of an admin who lost phone and recovery codes. For super admins. */
export function SecondFactorReset({ user }: { user: User }) {
  const { t } = useTranslation(['manageUsers', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { first_name: name } = user;
  const reset = useMutation({
    mutationFn: () => resetSecondFactor(user.id),
    onSuccess: async () => {
      toast({ text: t('manageUsers:secondFactor.done', { name }) });
      await client.invalidateQueries({ queryKey: usersKey });
    },
    onSettled: () => setAsking(false),
  });
  return (
    <Notice tone="info">
      <p>{t('manageUsers:secondFactor.text', { name })}</p>
      {reset.error && <p role="alert">{t(userProblem(reset.error))}</p>}
      <Button variant="outline" size="sm" onClick={() => setAsking(true)} className="mt-2 w-fit">
        <ShieldOff className="size-5" />
        {t('manageUsers:secondFactor.reset')}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        type="warning"
        title={t('manageUsers:secondFactor.askTitle', { name })}
        message={t('manageUsers:secondFactor.ask')}
        confirmLabel={t('manageUsers:secondFactor.reset')}
        busy={reset.isPending}
        onConfirm={() => reset.mutate()}
        onCancel={() => setAsking(false)}
      />
    </Notice>
  );
}

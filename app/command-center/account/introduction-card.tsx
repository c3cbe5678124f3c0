import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAdmin } from '~/command-center/kit/backend/session';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Choice } from '~/shared/fields/choice';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LoadFailure } from '~/shared/ui/load-failure';
import { FailureNotice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { AccountCard } from './account-card';
import {
  type Introduction,
  introductionQuery,
  PictureError,
  saveIntroduction,
  squarePicture,
} from './introduction';

/** Whether members see who reads their requests. Each admin decides alone, at any time. */
export function IntroductionCard() {
  const { t } = useTranslation(['manageAccount', 'errors']);
  const admin = useAdmin();
  const cache = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const query = useQuery(introductionQuery);
  const saving = useSingleMutation({
    mutationFn: async (next: Introduction | File) =>
      saveIntroduction(
        admin.id,
        next instanceof File ? { picture: await squarePicture(next) } : next,
      ),
    onSettled: () => cache.invalidateQueries({ queryKey: introductionQuery.queryKey }),
  });
  // A tick is seen at once; it goes back if it is not saved.
  const { variables } = saving;
  const isTicked = saving.isPending && !(variables instanceof File);
  const shown = isTicked && variables !== undefined ? variables : query.data;
  return (
    <AccountCard
      title={t('manageAccount:introduction.title')}
      text={t('manageAccount:introduction.text')}
    >
      {saving.error && (
        <FailureNotice reason={saving.error} title={t('manageAccount:introduction.failed')}>
          <p>
            {saving.error instanceof PictureError
              ? t('manageAccount:introduction.unreadable')
              : t(`errors:${errorMessageKey(saving.error)}`)}
          </p>
        </FailureNotice>
      )}
      {query.isError && <LoadFailure query={query} />}
      {query.isPending && <Skeleton className="h-12 w-full" />}
      {shown !== undefined && (
        <Choice
          type="checkbox"
          checked={shown !== null}
          disabled={saving.isPending}
          onChange={({ target }) => saving.mutate(target.checked ? { picture: null } : null)}
        >
          {t('manageAccount:introduction.show')}
        </Choice>
      )}
      {shown && (
        <div className="flex flex-wrap items-center gap-4">
          {shown.picture && (
            <img
              src={shown.picture}
              alt={t('manageAccount:introduction.picture')}
              className="size-16 rounded-full object-cover"
            />
          )}
          <Button
            variant="outline"
            size="sm"
            busy={saving.isPending}
            onClick={() => input.current?.click()}
          >
            {t(`manageAccount:introduction.${shown.picture ? 'another' : 'choose'}`)}
          </Button>
          {shown.picture && (
            <Button variant="quiet" size="sm" onClick={() => saving.mutate({ picture: null })}>
              {t('manageAccount:introduction.remove')}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            hidden
            aria-label={t('manageAccount:introduction.choose')}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              currentTarget.value = '';
              if (file) saving.mutate(file);
            }}
          />
        </div>
      )}
    </AccountCard>
  );
}

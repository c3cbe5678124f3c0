import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Button } from '~/shared/ui/button';
import { LinkButton } from '~/shared/ui/link-button';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { NewPasswordForm } from './new-password-form';
import { readPasswordLink } from './password-link';
import { RequestPasswordLinkForm } from './request-password-link-form';

/**
 * The page of an emailed link, where an admin chooses a password. Without a valid link
 * it requests a new one.
 */
export function PasswordScreen({ token }: { token: string }) {
  const { t } = useTranslation(['adminPassword', 'errors', 'common']);
  const [end, setEnd] = useState<'done' | 'invalid'>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['password-link', token],
    queryFn: () => readPasswordLink(token),
    enabled: token !== '',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  if (end === 'done') {
    return (
      <Shell title={t('adminPassword:done.title')} lead={t('adminPassword:done.text')}>
        <LinkButton to="admin" size="lg" wide>
          {t('adminPassword:done.signIn')}
        </LinkButton>
      </Shell>
    );
  }
  if (token === '' || end === 'invalid' || data?.status === 'invalid') {
    return (
      <Shell title={t('adminPassword:ask.title')} lead={t('adminPassword:ask.text')}>
        {token !== '' && (
          <Notice tone="warning" live="alert">
            <p>{t('adminPassword:ask.linkInvalid')}</p>
          </Notice>
        )}
        <RequestPasswordLinkForm />
        <p className="text-sm">
          <LocalLink to="admin" className="link inline-flex min-h-9 items-center text-mata-700">
            {t('adminPassword:ask.back')}
          </LocalLink>
        </p>
      </Shell>
    );
  }
  if (error) {
    return (
      <Shell title={t('adminPassword:choose.title')} lead={t(`errors:${errorMessageKey(error)}`)}>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t('common:actions.retry')}
        </Button>
      </Shell>
    );
  }
  if (!data) {
    return (
      <Shell title={t('adminPassword:choose.title')} lead={t('adminPassword:choose.text')}>
        <Skeleton className="h-64" />
      </Shell>
    );
  }
  const { kind, first_name: name, email } = data;
  return (
    <Shell
      title={
        kind === 'invitation'
          ? t('adminPassword:welcome.title', { name })
          : t('adminPassword:choose.title')
      }
      lead={
        kind === 'invitation' ? t('adminPassword:welcome.text') : t('adminPassword:choose.text')
      }
    >
      <NewPasswordForm
        token={token}
        email={email}
        onDone={() => setEnd('done')}
        onInvalid={() => setEnd('invalid')}
      />
    </Shell>
  );
}

type ShellProps = { title: string; lead: string; children: ReactNode };

function Shell({ title, lead, children }: ShellProps) {
  return (
    <div className="mx-auto grid min-h-[70dvh] w-full max-w-112 content-center gap-8 px-gutter py-10">
      <div className="grid gap-3">
        <h1 className="text-title">{title}</h1>
        <p className="text-lead text-muted">{lead}</p>
      </div>
      {children}
    </div>
  );
}

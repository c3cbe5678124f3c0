import { clsx } from 'clsx';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { useMayWork } from '~/command-center/requests/use-work';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FactGroup } from '~/shared/ui/facts';
import { ReplyBox } from './reply-box';

/** The messages between member and team, and the box for the next one. */
export function Thread({ data }: { data: OpenRequest }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const mayWork = useMayWork();
  const { messages, member, request } = data;
  return (
    <FactGroup
      title={t('thread.title')}
      form={
        <>
          {messages.length === 0 && <p className="text-muted">{t('thread.empty')}</p>}
          <ol className="grid gap-3">
            {messages.map((message) => {
              const isTeam = message.author === 'team';
              return (
                <li
                  key={message.id}
                  className={clsx(
                    'grid max-w-[46rem] gap-1 rounded-md px-4 py-3',
                    isTeam ? 'ml-6 bg-mata-50' : 'mr-6 bg-sand/70',
                  )}
                >
                  <p className="text-sm text-muted">
                    <span className="font-semibold text-ink">
                      {isTeam ? (message.admin_name ?? t('formerTeammate')) : member.first_name}
                    </span>
                    {' · '}
                    <time dateTime={message.created_at}>
                      {formatDateTime(message.created_at, language)}
                    </time>
                  </p>
                  <p lang={request.language} className="wrap-anywhere whitespace-pre-wrap">
                    {message.body}
                  </p>
                </li>
              );
            })}
          </ol>
        </>
      }
      footer={mayWork && <ReplyBox key={request.id} data={data} />}
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { requestAddress } from '~/command-center/kit/request-link';
import { forMeKey, seeMention, type WorkItem } from '~/command-center/kit/team-work/for-me';
import { useTasks } from '~/command-center/kit/team-work/team-work';
import { useWaitingControl } from '~/command-center/kit/waiting-control';
import { pathFor } from '~/paths';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { formatDate, formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';

/** One thing that waits, with a link to where it is done. A task and a mention end here, too. */
export function WorkLine({ item }: { item: WorkItem }) {
  const { t } = useTranslation('manageForMe');
  const { language } = useLanguage();
  const { title, address } = useWorkItem(item);
  const { kind, due_on: due, by_name: name } = item;
  const facts =
    kind === 'task'
      ? [name && t('by', { name }), due && t('due', { date: formatDate(due, language) })]
      : [
          name && t(`from.${kind}`, { name }),
          t(kind === 'overdue' ? 'overdueSince' : 'at', {
            time: formatDateTime(item.happened_at, language),
          }),
        ];
  return (
    <li className="flex items-center gap-3 py-1">
      {kind === 'task' && <FinishTask item={item} title={title} />}
      <Link
        to={address}
        className="group grid min-h-11 min-w-0 grow content-center rounded-sm py-1 hover:bg-mata-50"
      >
        <span className="font-semibold wrap-anywhere text-mata-800 group-hover:underline">
          {title}
        </span>
        <span className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</span>
      </Link>
      {kind === 'mention' && <SeeMention item={item} title={title} />}
    </li>
  );
}

/** What it is, in words, and the address where it is done. */
function useWorkItem({ kind, id, subject, subject_id: subjectId, name, text }: WorkItem) {
  const { t } = useTranslation('manageForMe');
  const { language } = useLanguage();
  const control = useWaitingControl();
  if (subject === 'control') {
    const waiting = { kind: text ?? '', id, name: name ?? '' };
    const { to, search } = control.placeOf(waiting);
    return { title: control.textOf(waiting), address: pathFor(to, language) + search };
  }
  const about = name || t('someone');
  const title = text ? t('task', { title: text, about }) : about;
  if (subject === 'request') {
    const tabs = { mention: 'messages', reply: 'messages', second_person: 'decision' } as const;
    const tab = kind in tabs ? `?tab=${tabs[kind as keyof typeof tabs]}` : '';
    return { title, address: requestAddress(about, language) + tab };
  }
  const page = subject === 'member' ? 'adminMembers' : 'adminContacts';
  return { title, address: `${pathFor(page, language)}?open=${subjectId}` };
}

type ActionProps = { item: WorkItem; title: string };

function FinishTask({ item, title }: ActionProps) {
  const { t } = useTranslation('manageForMe');
  const kind = item.subject === 'member' ? 'member' : 'request';
  const { setDone, isPending } = useTasks({ kind, id: item.subject_id, queryKey: forMeKey });
  return (
    <input
      type="checkbox"
      aria-label={t('finish', { title })}
      checked={false}
      disabled={isPending}
      onChange={() => setDone(item.id, true)}
      className="size-5 shrink-0 accent-mata-700"
    />
  );
}

function SeeMention({ item, title }: ActionProps) {
  const { t } = useTranslation(['manageForMe', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  const see = useSingleMutation({
    mutationFn: () => seeMention(item.id),
    onError: (error) => toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) }),
    onSettled: () => client.invalidateQueries({ queryKey: forMeKey }),
  });
  return (
    <button
      type="button"
      aria-label={t('manageForMe:seen', { title })}
      title={t('manageForMe:seen', { title })}
      disabled={see.isPending}
      onClick={() => see.mutate()}
      className="grid size-control shrink-0 place-items-center rounded-full border border-control bg-white text-muted hover:border-muted hover:text-ink"
    >
      <Check className="size-5" />
    </button>
  );
}

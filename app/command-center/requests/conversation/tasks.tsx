import { clsx } from 'clsx';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useAssignees } from '~/command-center/requests/choose-dialog';
import type { OpenRequest, RequestTask } from '~/command-center/requests/fetch-request';
import { useMayWork, useWork } from '~/command-center/requests/work-on-request';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextInput } from '~/shared/fields/text-input';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { addTask, changeTask, deleteTask } from './conversation';

/** What someone of the team has to do for this request. */
export function Tasks({ data: { request, tasks } }: { data: OpenRequest }) {
  const { t } = useTranslation('manageRequests');
  const mayWork = useMayWork();
  return (
    <FactGroup
      title={t('tasks.title')}
      form={
        <>
          {tasks.length === 0 && <p className="text-muted">{t('tasks.empty')}</p>}
          <ul className="grid gap-1">
            {tasks.map((task) => (
              <TaskLine key={task.id} task={task} />
            ))}
          </ul>
        </>
      }
      footer={mayWork && <NewTask key={request.id} requestId={request.id} />}
    />
  );
}

function TaskLine({ task }: { task: RequestTask }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const mayWork = useMayWork();
  const work = useWork();
  const isDone = task.done_at !== null;
  const who = isDone
    ? task.done_by_name && t('tasks.done', { name: task.done_by_name })
    : task.assigned_name;
  const due = !isDone && task.due_on && t('tasks.by', { date: formatDate(task.due_on, language) });
  return (
    <li className="flex items-start gap-3 py-1.5">
      <label className="flex min-w-0 grow items-start gap-3">
        <input
          type="checkbox"
          checked={isDone}
          disabled={!mayWork || work.isPending}
          onChange={() =>
            work.mutate({
              work: () =>
                changeTask(task.id, { done_at: isDone ? null : new Date().toISOString() }),
              text: t('record.saved'),
            })
          }
          className="mt-1 size-4.5 shrink-0 accent-mata-700"
        />
        <span className="grid min-w-0 gap-0.5">
          <span className={clsx('wrap-anywhere', isDone && 'text-muted line-through')}>
            {task.title}
          </span>
          {(who || due) && (
            <span className="text-sm text-muted">{[who, due].filter(Boolean).join(' · ')}</span>
          )}
        </span>
      </label>
      {mayWork && (
        <button
          type="button"
          aria-label={t('tasks.delete', { title: task.title })}
          disabled={work.isPending}
          onClick={() => work.mutate({ work: () => deleteTask(task.id), text: t('tasks.deleted') })}
          className="-my-1 grid size-9 shrink-0 place-items-center rounded-sm text-muted hover:bg-sand hover:text-ink"
        >
          <Trash2 className="size-4" />
        </button>
      )}
    </li>
  );
}

function NewTask({ requestId }: { requestId: string }) {
  const { t } = useTranslation('manageRequests');
  const admin = useAdmin();
  const assignees = useAssignees();
  const work = useWork();
  const [title, setTitle] = useState('');
  const [assignee, setAssignee] = useState(admin.id);
  const [due, setDue] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const id = useRef(crypto.randomUUID() as string);
  const submit = () => {
    const text = title.trim();
    setEmpty(text === '');
    if (text === '') return;
    const task = {
      id: id.current,
      request_id: requestId,
      title: text,
      assigned_to: assignee || null,
      due_on: due || null,
    };
    work.mutate(
      { work: () => addTask(task), text: t('tasks.added') },
      {
        onSuccess: () => {
          id.current = crypto.randomUUID();
          setTitle('');
          setDue('');
        },
      },
    );
  };
  return (
    <form
      className="grid gap-3 border-t border-line/70 pt-4 *:grid-cols-[minmax(0,1fr)] sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        label={t('tasks.label')}
        error={isEmpty && title.trim() === '' ? t('validation.textRequired') : undefined}
        className="sm:col-span-2"
      >
        <TextInput
          value={title}
          maxLength={300}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Field label={t('tasks.assigned')}>
        <Select value={assignee} onChange={({ target }) => setAssignee(target.value)}>
          <option value="">{t('unassigned')}</option>
          {assignees.map(({ id: personId, name }) => (
            <option key={personId} value={personId}>
              {personId === admin.id ? t('me', { name }) : name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('tasks.due')}>
        <TextInput type="date" value={due} onChange={({ target }) => setDue(target.value)} />
      </Field>
      <Button type="submit" variant="outline" size="sm" busy={work.isPending} className="w-fit">
        {t('tasks.add')}
      </Button>
    </form>
  );
}

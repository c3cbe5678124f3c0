import { clsx } from 'clsx';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAdmin } from '~/command-center/kit/backend/session';
import { DraftLine } from '~/command-center/kit/editor/draft-line';
import { useStoredText } from '~/command-center/kit/editor/use-draft';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextInput } from '~/shared/fields/text-input';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { type Subject, type Task, useColleagues, useTasks } from './team-work';

type TasksProps = { subject: Subject; tasks: readonly Task[]; mayWrite: boolean };

/** What someone of the team has to do for a request or a member. */
export function Tasks({ subject, tasks, mayWrite }: TasksProps) {
  const { t } = useTranslation('commandCenter');
  return (
    <FactGroup
      title={t('tasks.title')}
      form={
        <>
          {tasks.length === 0 && <p className="text-muted">{t('tasks.empty')}</p>}
          <ul className="grid gap-1">
            {tasks.map((task) => (
              <TaskLine key={task.id} subject={subject} task={task} mayWrite={mayWrite} />
            ))}
          </ul>
        </>
      }
      footer={mayWrite && <NewTask key={subject.id} subject={subject} />}
    />
  );
}

type TaskLineProps = { subject: Subject; task: Task; mayWrite: boolean };

function TaskLine({ subject, task, mayWrite }: TaskLineProps) {
  const { t } = useTranslation('commandCenter');
  const { language } = useLanguage();
  const { setDone, remove, isPending } = useTasks(subject);
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
          disabled={!mayWrite || isPending}
          onChange={() => setDone(task.id, !isDone)}
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
      {mayWrite && (
        <button
          type="button"
          aria-label={t('tasks.delete', { title: task.title })}
          disabled={isPending}
          onClick={() => remove(task.id)}
          className="-my-1 grid size-9 shrink-0 place-items-center rounded-sm text-muted hover:bg-sand hover:text-ink"
        >
          <Trash2 className="size-4" />
        </button>
      )}
    </li>
  );
}

function NewTask({ subject }: { subject: Subject }) {
  const { t } = useTranslation('commandCenter');
  const admin = useAdmin();
  const colleagues = useColleagues(subject.kind);
  const { add, isPending } = useTasks(subject);
  const { text: title, setText: setTitle, ...draft } = useStoredText(`task:${subject.id}`);
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
      title: text,
      assigned_to: assignee || null,
      due_on: due || null,
    };
    add(task, () => {
      id.current = crypto.randomUUID();
      setTitle('');
      setDue('');
    });
  };
  return (
    <form
      className="grid gap-3 border-t border-line/70 pt-4 *:grid-cols-[minmax(0,1fr)] sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {draft.restored && (
        <div className="sm:col-span-2">
          <DraftLine restored={draft.restored} onDiscard={draft.discard} />
        </div>
      )}
      <Field
        label={t('tasks.label')}
        error={isEmpty && title.trim() === '' ? t('notes.required') : undefined}
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
          <option value="">{t('tasks.noOne')}</option>
          {colleagues.map(({ id: personId, name }) => (
            <option key={personId} value={personId}>
              {personId === admin.id ? t('tasks.me', { name }) : name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('tasks.due')}>
        <TextInput type="date" value={due} onChange={({ target }) => setDue(target.value)} />
      </Field>
      <Button type="submit" variant="outline" size="sm" busy={isPending} className="w-fit">
        {t('tasks.add')}
      </Button>
    </form>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { can } from '~/command-center/kit/backend/admin';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useSave } from '~/command-center/kit/editor/use-save';
import { pathFor } from '~/paths';
import { Field } from '~/shared/fields/field';
import { TextInput } from '~/shared/fields/text-input';
import { formatDate } from '~/shared/format/dates';
import { usStates } from '~/shared/format/us-states';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { casesQuery, type StateCase, settleCase, statesKey } from './fetch-states';

/** The members whom the team has to talk to because of the state where they live. */
export function StateCases() {
  const { t } = useTranslation('manageStates');
  const maySee = can(useAdmin(), 'members');
  const query = useQuery({ ...casesQuery, enabled: maySee });
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">{t('cases.title')}</h2>
      <p className="max-w-prose text-muted">{t('cases.text')}</p>
      {!maySee && <p>{t('cases.noAccess')}</p>}
      {maySee && query.isPending && <Skeleton className="h-20" />}
      {query.error && <LoadFailure title={t('cases.title')} query={query} />}
      {query.data?.length === 0 && <p>{t('cases.none')}</p>}
      <ul className="grid gap-3">
        {query.data?.map((one) => (
          <Case key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}

function Case({ one }: { one: StateCase }) {
  const { t } = useTranslation('manageStates');
  const { language } = useLanguage();
  const state = usStates[one.us_state as keyof typeof usStates] ?? t('cases.abroad');
  return (
    <li className="grid gap-2 rounded-md bg-white p-4 shadow-raised">
      <p className="wrap-anywhere">
        <Link
          to={`${pathFor('adminMembers', language)}?open=${one.id}`}
          className="link font-semibold"
        >
          {one.first_name} {one.last_name}
        </Link>{' '}
        <span className="text-muted">
          {one.member_number} · {state},{' '}
          {t('cases.since', { date: formatDate(one.lives_there_since, language) })}
        </span>
      </p>
      <p className="text-sm wrap-anywhere">
        {one.kind === 'settled'
          ? t('cases.settled', { name: one.settled_by_name ?? '', note: one.note ?? '' })
          : t(`cases.${one.kind}`)}
      </p>
      {one.kind === 'closed' && <Settle one={one} />}
    </li>
  );
}

const refusals = {
  case_changed: 'manageStates:refusals.caseChanged',
  note_missing: 'manageStates:refusals.noteMissing',
} as const;

function Settle({ one }: { one: StateCase }) {
  const { t } = useTranslation(['manageStates', 'errors']);
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const save = useSave<string>({
    save: async (words) => {
      await settleCase(one, words);
      return { text: t('manageStates:cases.saved') };
    },
    queryKey: statesKey,
    onSaved: () => undefined,
  });
  if (!isOpen) {
    return (
      <Button
        size="sm"
        variant="outline"
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        {t('manageStates:cases.settle')}
      </Button>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(note);
  };
  return (
    <form onSubmit={submit} className="grid max-w-xl gap-3">
      <Field label={t('manageStates:cases.note')}>
        <TextInput
          autoFocus
          value={note}
          maxLength={1000}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      {save.error && (
        <Notice tone="danger" live="alert">
          <p>{t(messageKeyOf(save.error, refusals))}</p>
        </Notice>
      )}
      <Button type="submit" size="sm" busy={save.isPending} className="justify-self-start">
        {t('manageStates:cases.save')}
      </Button>
    </form>
  );
}

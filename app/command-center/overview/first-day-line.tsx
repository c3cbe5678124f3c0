import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useSave } from '~/command-center/kit/editor/use-save';
import { type Page, pathFor } from '~/paths';
import { missing, unpublishable } from '~/shared/brand/unpublishable';
import { formatDate, formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import {
  confirmLine,
  type FirstDayFacts,
  firstDayKey,
  type LineName,
  sendTestEmail,
  type Topic,
} from './first-day';

type LineTextProps = {
  name: LineName;
  facts: FirstDayFacts;
  isDone: boolean;
  onConfirmed: () => void;
};

/** The facts of a line in one sentence, and where or how it is done. */
export function LineText({ name, facts, isDone, onConfirmed }: LineTextProps) {
  const { t } = useTranslation('manageOverview');
  const { language } = useLanguage();
  const time = (moment: string | null) => (moment ? formatDateTime(moment, language) : '');
  switch (name) {
    case 'email': {
      const { accepted_at: acceptedAt, confirmed } = facts.email;
      return (
        <Confirmable
          topic="email"
          confirmed={confirmed}
          isReady={acceptedAt !== null}
          onConfirmed={onConfirmed}
        >
          {acceptedAt
            ? t('firstDay.email.accepted', { time: time(acceptedAt) })
            : t('firstDay.email.none')}
        </Confirmable>
      );
    }
    case 'plans':
      return (
        <Linked to="adminSettings" section="plans" label={t('firstDay.plans.link')}>
          {t('firstDay.plans.text', { count: facts.plans.open })}
        </Linked>
      );
    case 'contributions': {
      const { starts_on: day } = facts.contributions;
      return (
        <Linked to="adminSettings" section="contributions" label={t('firstDay.contributions.link')}>
          {day
            ? t(`firstDay.contributions.${isDone ? 'text' : 'next'}`, {
                date: formatDate(day, language),
              })
            : t('firstDay.contributions.none')}
        </Linked>
      );
    }
    case 'team': {
      const { active, with_second_factor: protectedOnes, super_admins: supers } = facts.team;
      return (
        <Linked to="adminUsers" label={t('firstDay.team.link')}>
          {t('firstDay.team.text', { active, protected: protectedOnes, supers })}
        </Linked>
      );
    }
    case 'states':
      return (
        <Linked
          to="adminBooks"
          section={isDone ? 'states' : 'states?is_confirmed=false'}
          label={t('firstDay.states.link')}
        >
          {t('firstDay.states.text', facts.states)}
        </Linked>
      );
    case 'edition': {
      const { number, effective_on: day, confirmed } = facts.edition;
      return (
        <Confirmable topic="edition" confirmed={confirmed} onConfirmed={onConfirmed}>
          {number && day
            ? t('firstDay.edition.text', { number, date: formatDate(day, language) })
            : t('firstDay.edition.none')}
        </Confirmable>
      );
    }
    case 'drafts':
    case 'encryption_key':
      return (
        <Confirmable topic={name} confirmed={facts[name]} onConfirmed={onConfirmed}>
          {t(`firstDay.${name}.text`)}
        </Confirmable>
      );
    case 'addresses': {
      const count = unpublishable.filter((value) => value !== 'testimonials').length;
      return (
        <Linked to="adminSettings" label={t('firstDay.addresses.link')}>
          {t('firstDay.addresses.text', { count })}{' '}
          {missing.length > 0 && t('firstDay.addresses.missing', { count: missing.length })}
        </Linked>
      );
    }
    case 'testimonials':
      return (
        <Linked to="adminSettings" label={t('firstDay.testimonials.link')}>
          {t(isDone ? 'firstDay.testimonials.agreed' : 'firstDay.testimonials.text')}
        </Linked>
      );
    case 'backup': {
      const { made_at: madeAt } = facts.backup;
      return (
        <Linked to="adminSettings" section="system" label={t('firstDay.system')}>
          {madeAt ? t('firstDay.backup.last', { time: time(madeAt) }) : t('firstDay.backup.never')}{' '}
          {!isDone && t('firstDay.backup.todo')}
        </Linked>
      );
    }
    case 'jobs': {
      const { ran_at: ranAt, is_late: isLate, failed } = facts.jobs;
      return (
        <Linked to="adminSettings" section="system" label={t('firstDay.system')}>
          {ranAt ? t('jobs.ranAt', { time: time(ranAt) }) : t('firstDay.jobs.never')}{' '}
          {isLate && t('jobs.late')} {failed.length > 0 && t('firstDay.jobs.failed')}
        </Linked>
      );
    }
  }
}

function Text({ children }: { children: ReactNode }) {
  return <p className="max-w-prose text-sm text-muted">{children}</p>;
}

/** What a line says, and beside it, on a wide screen, what can be done. */
function Row({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-2 sm:flex sm:justify-between">
      <div className="grid content-start gap-1">{text}</div>
      <div className="flex shrink-0 flex-wrap content-start gap-2 sm:-mt-4 sm:justify-end">
        {children}
      </div>
    </div>
  );
}

type LinkedProps = { to: Page; section?: string; label: string; children: ReactNode };

function Linked({ to, section, label, children }: LinkedProps) {
  const { language } = useLanguage();
  const path = pathFor(to, language);
  return (
    <Row text={<Text>{children}</Text>}>
      <Link
        to={section ? `${path}/${section}` : path}
        className="link inline-flex min-h-11 items-center text-sm font-semibold text-mata-700"
      >
        {label}
      </Link>
    </Row>
  );
}

type ConfirmableProps = {
  topic: Topic;
  confirmed: FirstDayFacts['drafts'];
  /** Whether it can be confirmed now. */
  isReady?: boolean;
  onConfirmed: () => void;
  children: ReactNode;
};

const refusals = {
  test_email_missing: 'manageOverview:firstDay.email.none',
  email_failed: 'manageOverview:firstDay.email.failed',
} as const;

/** A line that a super admin confirms, and can withdraw. */
function Confirmable({
  topic,
  confirmed,
  isReady = true,
  onConfirmed,
  children,
}: ConfirmableProps) {
  const { t } = useTranslation(['manageOverview', 'errors']);
  const { language } = useLanguage();
  const confirm = useSave<boolean>({
    queryKey: firstDayKey,
    onSaved: onConfirmed,
    save: async (isConfirmed) => {
      await confirmLine(topic, isConfirmed);
      return {
        text: t(`manageOverview:firstDay.${isConfirmed ? 'saved' : 'withdrawn'}`),
        undo: () => confirmLine(topic, !isConfirmed),
      };
    },
  });
  const send = useSave<void>({
    queryKey: firstDayKey,
    onSaved: () => undefined,
    save: async () => {
      await sendTestEmail(language);
      return { text: t('manageOverview:firstDay.email.sent') };
    },
  });
  const failure = confirm.error ?? send.error;
  return (
    <>
      <Row
        text={
          <>
            <Text>{children}</Text>
            {confirmed && (
              <Text>
                {t('manageOverview:firstDay.confirmedBy', {
                  name: confirmed.by,
                  time: formatDateTime(confirmed.at, language),
                })}
              </Text>
            )}
          </>
        }
      >
        {topic === 'email' && (
          <Button
            variant="outline"
            size="sm"
            busy={send.isPending}
            onClick={() => {
              confirm.reset();
              send.mutate();
            }}
          >
            {t(`manageOverview:firstDay.email.${isReady ? 'again' : 'send'}`)}
          </Button>
        )}
        {(confirmed || isReady) && (
          <Button
            variant={confirmed ? 'quiet' : 'outline'}
            size="sm"
            busy={confirm.isPending}
            onClick={() => {
              send.reset();
              confirm.mutate(!confirmed);
            }}
          >
            {confirmed
              ? t('manageOverview:firstDay.withdraw')
              : t(`manageOverview:firstDay.confirm.${topic}`)}
          </Button>
        )}
      </Row>
      <SaveFailure
        error={failure}
        message={failure ? t(messageKeyOf(failure, refusals)) : undefined}
        onReload={undefined}
      />
    </>
  );
}

import type { KeyboardEvent, ReactNode } from 'react';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useColleagues } from '~/command-center/kit/team-work/team-work';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Dialog } from '~/shared/ui/dialog';
import type { Action } from './change-requests';
import { priorities } from './request-codes';
import { snoozeTimes } from './snooze-times';

export type Choice = { label: string; onChoose: () => void };

type ChooseDialogProps = {
  title: string;
  text?: string;
  choices: readonly Choice[];
  onClose: () => void;
  /** What the choices do, below them. */
  children?: ReactNode;
};

/** One choice from a short list, by mouse, arrow keys, or the number in front of it. */
export function ChooseDialog({ title, text, choices, onClose, children }: ChooseDialogProps) {
  const choose = ({ onChoose }: Choice) => {
    onClose();
    onChoose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = choices[Number(event.key) - 1];
    if (chosen) choose(chosen);
    const step = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const current = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(current + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <Dialog open onClose={onClose} title={title} description={text}>
      <ul onKeyDown={onKeyDown} className="grid gap-1 pb-6">
        {choices.map((choice, index) => (
          <li key={choice.label}>
            <button
              type="button"
              // biome-ignore lint/a11y/noAutofocus: a dialog starts at its first choice
              autoFocus={index === 0}
              onClick={() => choose(choice)}
              className="flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left transition-colors hover:bg-mata-50"
            >
              <span aria-hidden="true" className="w-4 text-xs text-muted tabular-nums">
                {index < 9 ? index + 1 : ''}
              </span>
              {choice.label}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </Dialog>
  );
}

/**
 * The choices of the keys A, S and P, for one request or all selected ones.
 * @param apply receives the action and its label.
 */
export function useRequestChoices(apply: (action: Action, label: string) => void) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const admin = useAdmin();
  const assignees = useColleagues('request');
  const choice = (label: string, action: Action): Choice => ({
    label,
    onChoose: () => apply(action, label),
  });
  const assign = [
    ...assignees.map(({ id, name }) =>
      choice(id === admin.id ? t('me', { name }) : name, { change: { assigned_to: id } }),
    ),
    choice(t('assign.fair'), { assign: 'fair' }),
    choice(t('unassigned'), { change: { assigned_to: null } }),
  ];
  const times = snoozeTimes(new Date());
  const snooze = [
    ...(['next', 'three', 'week'] as const).map((name) =>
      choice(`${t(`snooze.${name}`)} (${formatDateTime(times[name], language)})`, {
        change: { snoozed_until: times[name] },
      }),
    ),
    choice(t('snooze.wake'), { change: { snoozed_until: null } }),
  ];
  const priority = priorities.map((value) =>
    choice(t(`priority.${value}`), { change: { priority: value } }),
  );
  return { assign, snooze, priority };
}

import { formatDate } from '~/shared/format/dates';
import { formatDueDay } from '~/shared/format/due-day';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { State, StateOfTurn } from '../../../supabase/contracts/request-states';
import type { Turn, TurnFacts } from './turn';

type Person = { first_name: string; last_name: string };

const outcomes = ['shared', 'partly_shared', 'within_iua', 'not_shared'] as const;

/** The sentences about a request that several pages show. */
export function useRequestTexts() {
  const { t, exists } = useTranslation('requests');
  const { language } = useLanguage();

  const kind = (name: string | null) => {
    const key = `kinds.${name}` as 'kinds.illness';
    return exists(`requests:${key}`) ? t(key) : t('kinds.none');
  };

  /** What it is about and who needed care: `Accident · Theo Souza`. */
  const whose = (request: { kind: string | null; household_people: Person | null }) => {
    const person = request.household_people;
    const name = person ? `${person.first_name} ${person.last_name}` : t('you');
    return t('whose', { kind: kind(request.kind), name });
  };

  /** Whose turn it is, in a few words. */
  const shortTurn = ({ state }: { state: string }, { who, due, toDo, questions }: Turn) => {
    if (who === 'member' && toDo.length + questions.length === 0)
      return t('turn.short.waiting_reply');
    if (who === 'member' && due) {
      return t('turn.short.waiting_member', { date: formatDate(due, language) });
    }
    const key = `turn.short.${state as State}` as const;
    return exists(`requests:${key}`) ? t(key) : '';
  };

  /** What exactly happens next, by whom and by when, in one sentence. */
  const nextAction = (request: TurnFacts, turn: Turn): string => {
    const { who, due, toDo, questions, isLate } = turn;
    const date = due ? formatDueDay(due, language) : '';
    if (who === 'member') {
      const [first] = toDo;
      const count = questions.length;
      if (!first && count === 0) return t('turn.member.reply');
      if (isLate) return t('turn.member.late', { date });
      if (!first || count > 0) return t('turn.member.answer', { count, date });
      if (toDo.length > 1) return t('turn.member.sendMany', { count: toDo.length, date });
      if (first.document_kind === 'release') return t('turn.member.sign', { date });
      const { name_en, name_pt } = first.document_kinds;
      return t('turn.member.send', { document: language === 'en' ? name_en : name_pt, date });
    }
    if (who === 'team') {
      const key = `turn.team.${request.state as StateOfTurn<'team'>}` as const;
      return isLate || !exists(`requests:${key}`) ? t('turn.team.late') : t(key, { date });
    }
    if (who === 'provider') return t('turn.provider');
    if (request.state === 'answered') {
      const outcome = outcomes.find((known) => known === request.outcome);
      return outcome ? t(`turn.none.${outcome}`) : t('turn.short.answered');
    }
    const key = `turn.none.${request.state as Exclude<StateOfTurn<'none'>, 'answered'>}` as const;
    return exists(`requests:${key}`) ? t(key) : t('turn.none.closed');
  };

  return { whose, shortTurn, nextAction };
}

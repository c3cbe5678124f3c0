import { dayIn } from '~/shared/format/due-day';
import { statesIn, type Turn as Who } from '../../../supabase/contracts/request-states';
import { isToDo } from './data/requests';

/** What whose turn it is depends on. */
export type TurnFacts = {
  state: string;
  turn: string;
  outcome: string | null;
  time_zone: string;
  documents_due_on: string | null;
  team_due_at: string | null;
  open_questions: readonly string[];
  request_items: readonly {
    is_required: boolean;
    status: string;
    due_on: string | null;
    document_kind: string;
    document_kinds: { name_pt: string; name_en: string };
  }[];
};

export type Turn = {
  who: Who;
  /** The questions that the member should answer first. */
  questions: readonly string[];
  /** The documents that the member should send, the first due first. */
  toDo: TurnFacts['request_items'];
  /** The day on which it is due, in the member's time zone. */
  due: string | undefined;
  isLate: boolean;
};

/** States in which documents can still be sent. */
const open = statesIn('documents', 'review');

/**
 * Whose turn it is, what to do, and by when. While the team has a request, open questions and
 * missing documents are the member's turn too.
 */
export function turnOf(request: TurnFacts, today: string): Turn {
  const { state, time_zone, documents_due_on, team_due_at, open_questions: questions } = request;
  const dueOf = (item: { due_on: string | null }) => item.due_on ?? documents_due_on ?? '';
  const toDo = open.includes(state)
    ? request.request_items
        .filter((item) => item.is_required && isToDo(item))
        .toSorted((one, other) => dueOf(one).localeCompare(dueOf(other)))
    : [];
  const [first] = toDo;
  if (state === 'waiting_member' || questions.length > 0 || first) {
    const due = (first && dueOf(first)) || documents_due_on || undefined;
    return { who: 'member', questions, toDo, due, isLate: due !== undefined && due < today };
  }
  const who = request.turn === 'team' || request.turn === 'provider' ? request.turn : 'none';
  const due = who === 'team' && team_due_at ? dayIn(time_zone, team_due_at) : undefined;
  return { who, questions, toDo, due, isLate: due !== undefined && due < today };
}

/** Whether the team has written since the member last read. */
export function hasUnread(request: {
  member_read_at: string;
  request_messages: readonly { created_at: string }[];
}): boolean {
  const [last] = request.request_messages;
  return last !== undefined && Date.parse(last.created_at) > Date.parse(request.member_read_at);
}

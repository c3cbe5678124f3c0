import type { OpenRequest } from '~/command-center/requests/fetch-request';
import type { Review } from '~/command-center/requests/review/fetch-review';
import {
  isOpenForBills,
  isOpenState,
  pendingDecision,
} from '~/command-center/requests/review/may-review';
import { requestStates, type State } from '../../../../supabase/contracts/request-states';

/** The tabs of a request. `facts` is a tab only where there is no room beside the others. */
export const requestTabs = ['documents', 'bills', 'decision', 'messages', 'facts'] as const;

export type RequestTab = (typeof requestTabs)[number];

/** What one person does to bring a request on, other than a change of its state. */
export type Step =
  | 'pages'
  | 'reply'
  | 'need'
  | 'bill'
  | 'propose'
  | 'decide'
  | 'confirm'
  | 'payment';

export type NextStep = { step: Step } | { move: State };

/** The tab in which a step is done. */
export const tabOfStep: Record<Step, RequestTab> = {
  pages: 'documents',
  reply: 'messages',
  need: 'bills',
  bill: 'bills',
  propose: 'decision',
  decide: 'decision',
  confirm: 'decision',
  payment: 'decision',
};

/** How a request usually goes on. In review, a decision ends it; a closed one stays closed. */
const usualMoves: Record<State, State | undefined> = {
  received: 'in_review',
  checking: 'in_review',
  waiting_member: 'in_review',
  in_review: undefined,
  waiting_provider: 'in_review',
  answered: 'paying',
  second_reading: undefined,
  paying: 'paid',
  paid: 'closed',
  closed: undefined,
  withdrawn: undefined,
};

/** The pages that wait for a verdict. */
export function uncheckedPages({ files }: OpenRequest): number {
  return files.filter(({ status }) => status === 'received').length;
}

/** The messages of the member after which the team has done nothing. */
export function unansweredMessages({ messages, events }: OpenRequest): number {
  const answers = messages.filter(({ author }) => author === 'team');
  const work = events.filter(({ actor_kind }) => actor_kind === 'admin');
  const last = [...answers, ...work].map(({ created_at }) => Date.parse(created_at));
  const since = Math.max(0, ...last);
  return messages.filter(
    ({ author, created_at }) => author === 'member' && Date.parse(created_at) > since,
  ).length;
}

/** The steps that are possible now, also those that are not the usual next one. */
export function possibleSteps(data: OpenRequest, review: Review, adminId: string): Set<Step> {
  const { request, files } = data;
  const steps = new Set<Step>(['reply']);
  const pending = pendingDecision(review);
  const wasInvolved = review.viewer.was_involved;
  const isReview = request.state === 'in_review' || request.state === 'second_reading';
  if (files.some(({ status }) => status !== 'uploading')) steps.add('pages');
  if (isOpenForBills(request, review)) steps.add('need').add('bill');
  if (isReview && !pending && !wasInvolved && review.need && review.bills.length > 0) {
    steps.add('propose');
    if (isProposalCurrent(review)) steps.add('decide');
  }
  if (pending && pending.admin_id !== adminId && !wasInvolved) steps.add('confirm');
  const open = review.shared_cents - review.paid_cents;
  const isPayable = request.state === 'answered' || request.state === 'paying';
  if (open < 0 || (open > 0 && isPayable)) steps.add('payment');
  return steps;
}

/** Whether the proposal follows from the facts as they are, and no decision has used it. */
function isProposalCurrent({ proposal, decisions, facts_hash: hash }: Review): boolean {
  const isUsed = decisions.some(({ proposal_id }) => proposal_id === proposal?.id);
  return proposal !== null && !isUsed && proposal.facts_hash === hash;
}

/**
 * The one step that brings a request on: of this admin, or none while it waits for someone else.
 * @param moves the states that the request may have next
 */
export function nextStep(
  data: OpenRequest,
  review: Review,
  adminId: string,
  moves: readonly State[],
): NextStep | undefined {
  const { request } = data;
  const possible = possibleSteps(data, review, adminId);
  const first = (...steps: Step[]) => steps.find((step) => possible.has(step));
  if (pendingDecision(review)) return possible.has('confirm') ? { step: 'confirm' } : undefined;
  if (isOpenState(request) && uncheckedPages(data) > 0) return { step: 'pages' };
  // A decision answers what the member wrote about the first one.
  if (request.state !== 'second_reading' && unansweredMessages(data) > 0) return { step: 'reply' };
  if (request.state === 'in_review' || request.state === 'second_reading') {
    if (review.viewer.was_involved) return undefined;
    if (!review.need) return { step: 'need' };
    if (review.bills.length === 0) return { step: 'bill' };
    const step = first('decide', 'propose');
    return step && { step };
  }
  if (possible.has('payment')) return { step: 'payment' };
  const usual = usualMove(data);
  return usual && moves.includes(usual) ? { move: usual } : undefined;
}

function usualMove({ request, items }: OpenRequest): State | undefined {
  const { state, outcome } = request;
  const isShared = outcome === 'shared' || outcome === 'partly_shared';
  if (state === 'answered' && !isShared) return 'closed';
  const isMissing = items.some(
    ({ is_required, status }) => is_required && (status === 'missing' || status === 'rejected'),
  );
  if (isMissing && (state === 'received' || state === 'checking')) return 'waiting_member';
  return isMissing && state === 'waiting_member' ? undefined : usualMoves[state];
}

/** The tab in which a request opens: that of its next step. */
export function firstTab(next: NextStep | undefined, { state }: { state: State }): RequestTab {
  if (next && 'step' in next) return tabOfStep[next.step];
  const { stage } = requestStates[state];
  if (stage === 'review') return 'bills';
  return stage === 'documents' ? 'documents' : 'decision';
}

import type { Choices, RequestState } from '~/command-center/kit/request-choices';
import type { ListedRequest } from './fetch-requests';
import { officeMinutesBetween } from './office-minutes';

/** The team's time for the current stage, in office minutes; negative if it is overdue. */
export type TimeLeft = {
  minutes: number;
  /** It is someone else's turn, and the clock is stopped. */
  isPaused: boolean;
};

type Timed = Pick<ListedRequest, 'state' | 'turn' | 'team_due_at' | 'team_minutes_used'>;

type Timing = Pick<Choices, 'office'> & {
  states: readonly Pick<RequestState, 'state' | 'target_minutes'>[];
};

/** The team's time left; `undefined` if the state of the request has no deadline. */
export function timeLeftOf(
  request: Timed,
  { states, office }: Timing,
  now: Date,
): TimeLeft | undefined {
  if (request.team_due_at) {
    const minutes = officeMinutesBetween(office, now, new Date(request.team_due_at));
    return { minutes, isPaused: false };
  }
  const target = states.find(({ state }) => state === request.state)?.target_minutes;
  if (request.turn === 'none' || target === null || target === undefined) return undefined;
  return { minutes: target - request.team_minutes_used, isPaused: true };
}

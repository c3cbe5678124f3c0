export const turns = ['member', 'team', 'provider', 'none'] as const;

export type Turn = (typeof turns)[number];

/**
 * The states of a sent request, in their order. They equal the rows of `request_states`, which a
 * test compares. Scripts of pages contain this module, so it imports nothing.
 */
export const requestStates = {
  received: { turn: 'team', stage: 'documents' },
  checking: { turn: 'team', stage: 'documents' },
  waiting_member: { turn: 'member', stage: 'documents' },
  in_review: { turn: 'team', stage: 'review' },
  waiting_provider: { turn: 'provider', stage: 'review' },
  answered: { turn: 'none', stage: 'answered' },
  second_reading: { turn: 'team', stage: 'second_reading' },
  paying: { turn: 'team', stage: 'payment' },
  paid: { turn: 'none', stage: 'payment' },
  closed: { turn: 'none', stage: 'closed' },
  withdrawn: { turn: 'none', stage: 'closed' },
} as const satisfies Record<string, { turn: Turn; stage: string }>;

type States = typeof requestStates;

export type State = keyof States;

type Stage = States[State]['stage'];

/** The states in which it is someone's turn. */
export type StateOfTurn<Who extends Turn> = {
  [Name in State]: States[Name]['turn'] extends Who ? Name : never;
}[State];

export const states = Object.keys(requestStates) as State[];

/** The states of some stages. Rows of tables have their states as texts. */
export function statesIn(...stages: Stage[]): readonly string[] {
  return states.filter((state) => stages.includes(requestStates[state].stage));
}

/** Whether nothing more will happen with a request, unless the member sends a new page. */
export function isFinished({ state }: { state: string }): boolean {
  return state === 'paid' || statesIn('closed').includes(state);
}

/** The stages that the response times measure. The answer sums up the team's own. */
export const timedStages = [
  'answer',
  'first_look',
  'checking',
  'waiting_member',
  'in_review',
  'waiting_provider',
  'second_reading',
  'payment',
] as const satisfies readonly (State | 'answer' | 'first_look' | 'payment')[];

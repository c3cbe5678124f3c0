type Common = {
  isRequired?: true;
  /** Asked only of those who are not signed in: the database knows who members are. */
  isForVisitors?: true;
};

/** What a form asks. Its words are in the form's namespace, under the same name. */
export type FormField = Common &
  (
    | { kind: 'text' | 'long-text'; max: number; autoComplete?: 'name' }
    | { kind: 'email' | 'phone' | 'zip' }
    /** With that answer to that question the date lies ahead, with any other it does not. */
    | { kind: 'date'; aheadIf?: readonly [question: string, answer: string] }
    /** One of several; or, with `choices`, as many as apply. */
    | { kind: 'choice' | 'choices'; options: readonly string[] }
    /** A box to tick. A required one must be. */
    | { kind: 'consent' }
  );

export type FormDefinition = Record<string, FormField>;

/** What is stored: texts, dates as `2025-01-20`, options by their keys, consents as true. */
export type FormAnswers = Record<string, string | string[] | boolean>;

/** In characters, as the database has them. */
export const limits = { email: 254, phone: 32, zip: 10, date: 10 } as const;

/** Who writes, and where the answer goes. */
export const whoWrites = {
  name: { kind: 'text', max: 200, autoComplete: 'name', isRequired: true, isForVisitors: true },
  email: { kind: 'email', isRequired: true, isForVisitors: true },
} as const satisfies FormDefinition;

/** The same, for what cannot be done by e-mail alone. */
export const whoAsks = {
  ...whoWrites,
  phone: { kind: 'phone', isRequired: true, isForVisitors: true },
} as const satisfies FormDefinition;

/** How the team answers. */
export const answerBy = {
  answerBy: { kind: 'choice', options: ['whatsapp', 'phone', 'email'], isRequired: true },
} as const satisfies FormDefinition;

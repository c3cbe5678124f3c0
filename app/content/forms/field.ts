type Common = {
  isRequired?: true;
  /** Shown only to visitors, because the database knows who signed-in members are. */
  isForVisitors?: true;
};

/** A field of a form. Its texts are in the form's namespace, under the same name. */
export type FormField = Common &
  (
    | { kind: 'text' | 'long-text'; max: number; autoComplete?: 'name' }
    | { kind: 'email' | 'phone' | 'zip' }
    /**
     * The date must be in the future if the question has this answer, and in the past otherwise.
     */
    | { kind: 'date'; aheadIf?: readonly [question: string, answer: string] }
    /** One option, or any number of options with `choices`. */
    | { kind: 'choice' | 'choices'; options: readonly string[] }
    /** A checkbox. A required one must be checked. */
    | { kind: 'consent' }
  );

export type FormDefinition = Record<string, FormField>;

/** Stored values: texts, dates as `2025-01-20`, options by their keys, consents as true. */
export type FormAnswers = Record<string, string | string[] | boolean>;

/** In characters. The database has the same limits. */
export const limits = { email: 254, phone: 32, zip: 10, date: 10 } as const;

/** The sender, and the address for the reply. */
export const senderFields = {
  name: { kind: 'text', max: 200, autoComplete: 'name', isRequired: true, isForVisitors: true },
  email: { kind: 'email', isRequired: true, isForVisitors: true },
} as const satisfies FormDefinition;

/** The sender of a request that email alone cannot resolve. */
export const reachableSenderFields = {
  ...senderFields,
  phone: { kind: 'phone', isRequired: true, isForVisitors: true },
} as const satisfies FormDefinition;

/** The channel of the reply. */
export const answerBy = {
  answerBy: { kind: 'choice', options: ['whatsapp', 'phone', 'email'], isRequired: true },
} as const satisfies FormDefinition;

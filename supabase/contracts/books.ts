import { z } from 'zod';
import { cents, count, day, id, language, languageCounts, rowOf, time } from './values.ts';

const text = z.string().nullable();
const amount = cents.nullable();

const ledger = z.strictObject({
  member: z.strictObject({ id, number: z.string(), name: z.string(), email: z.string() }),
  today: day,
  /** What the excess sharing fund has left. */
  fund_cents: cents,
  /** The unpaid month that makes the membership inactive. */
  lapse: z.strictObject({ from_date: day, paid_on: day.nullable(), last_day: day }).nullable(),
  /** The latest first. */
  months: z.array(
    z.strictObject({
      month: day,
      due_on: day.nullable(),
      due_cents: cents,
      received_cents: cents,
      is_reversed: z.boolean(),
      paid_on: day.nullable(),
      lapses_on: day.nullable(),
    }),
  ),
  /** The latest first. */
  entries: z.array(
    z.strictObject({
      id,
      month: day,
      cents,
      /** What was not taken back. */
      open_cents: cents,
      kind: z.enum(['contribution', 'gift', 'fund_use']),
      received_on: day,
      us_state: text,
      administration_cents: amount,
      source: z.enum(['manual', 'import', 'billing', 'stripe']),
      reference: text,
      reverses: id.nullable(),
      moved_to: day.nullable(),
      moved_from: day.nullable(),
      note: text,
      admin_name: text,
      created_at: time,
    }),
  ),
});

const tableEffects = z.strictObject({
  kept: z.boolean(),
  /** Memberships whose amount changes, and of these, in which direction. */
  changed: count,
  higher: count,
  lower: count,
  /** Memberships with an amount of their own, which stays. */
  own_amount: count,
  /** Memberships whose plan, household and IUA the table does not have. */
  not_covered: count,
  /** How many members get an email about it in which language. */
  languages: languageCounts,
  /** The largest changes, for those who may read the list of members. */
  largest: z.array(
    z.strictObject({
      member_id: id,
      member_number: z.string(),
      name: z.string(),
      first_name: z.string(),
      /** Of the email; null if the member gets none. */
      language: language.nullable(),
      old_cents: cents,
      new_cents: cents,
    }),
  ),
});

/** What joining costs by the table in force; null without one. */
const joiningCosts = z
  .strictObject({
    starts_on: day,
    /** The first year of age of each band. */
    from_ages: z.array(count),
    /** In the order in which people read them. */
    plans: z.array(
      z.strictObject({
        id,
        label: z.string(),
        label_en: text,
        description: text,
        description_en: text,
      }),
    ),
    /** The lowest first. */
    iuas: z.array(z.strictObject({ id, cents })),
    amounts: z.array(
      z.strictObject({
        product_id: id,
        plan_type: z.enum(['individual', 'couple', 'single_parent', 'family']),
        product_iua_id: id,
        /** For each of `from_ages`. */
        cents: z.array(cents),
      }),
    ),
  })
  .nullable();

const importedContributions = z.strictObject({
  kept: z.boolean(),
  new: count,
  there: count,
  wrong: count,
  lines: z.array(
    z.strictObject({
      line: count,
      outcome: z.enum(['new', 'there', 'wrong']),
      /** Of a new payment: the month was paid before, so it may have been recorded by hand. */
      is_above_due: z.boolean().optional(),
      /** Of a wrong line. */
      mistakes: z
        .array(
          z.strictObject({
            column: z.enum(['member', 'month', 'amount', 'received_on', 'reference']),
            reason: z.string(),
          }),
        )
        .optional(),
    }),
  ),
});

const currentMonth = {
  month: day,
  open_cents: cents,
  due_on: day,
  paid_on: day.nullable(),
  last_day: day.nullable(),
};

const ownContribution = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('paid'), ...currentMonth }),
  z.strictObject({ state: z.literal('open'), ...currentMonth }),
  z.strictObject({
    /** `over`: the last day to pay has passed, and the team decides. */
    state: z.enum(['late', 'over']),
    month: day,
    open_cents: cents,
    inactive_from: day,
    last_day: day,
  }),
]);

const figureName = z.enum([
  'contributions',
  'administration',
  'gifts',
  'fund_used',
  'fund',
  'requested',
  'eligible',
  'shared',
  'not_shared',
  'paid',
  'waiting',
  'received',
  'answered',
  'median_days',
  'open_documents',
  'open_review',
  'open_second_reading',
  'open_answered',
  'open_payment',
  'households',
  'people',
]);

/**
 * Cents, a count or days. `hidden` if fewer than 11 households stand behind it, `not_held` if it is
 * not known, null if there was nothing to measure.
 */
const publishedFigure = z.union([z.int(), z.enum(['hidden', 'not_held'])]).nullable();
const publishedFigures = z.record(figureName, publishedFigure);

/** The exact figures, with the households behind each, its change, and its difference to others. */
const exactFigures = z.record(
  figureName,
  z.strictObject({
    value: z.int().nullable(),
    people: count,
    changed: count.optional(),
    apart: count.optional(),
  }),
);

const correction = z.strictObject({
  id,
  month: day,
  /** Null for the whole month. */
  figure: figureName.nullable(),
  before: amount,
  after: amount,
  is_hidden: z.boolean(),
  reason: z.enum(['late', 'reversal', 'typed']),
  reason_pt: text,
  reason_en: text,
  published_on: day,
});

/** The published statements, the latest first, all corrections, and what letters about bills saved. */
const openBooks = z.strictObject({
  statements: z.array(
    z.strictObject({
      /** The first day of the month. */
      month: day,
      frozen_on: day,
      figures: publishedFigures,
    }),
  ),
  corrections: z.array(correction),
  /** Null while fewer than 11 households stand behind it. */
  saved: z
    .strictObject({
      cents,
      households: count,
      /** The first day of the month of the first answer. */
      since: day,
    })
    .nullable(),
});

const statementOverview = z.strictObject({
  statements: z.array(
    z.strictObject({
      month: day,
      frozen_at: time,
      figures: exactFigures,
      published: publishedFigures,
      recipients: count,
      sent: count,
    }),
  ),
  corrections: z.array(correction),
  running: z.strictObject({ month: day, figures: exactFigures, published: publishedFigures }),
  /** The corrections that come with the next statement. */
  pending: z.array(
    z.strictObject({
      month: day,
      figure: figureName,
      before: amount,
      after: amount,
      is_hidden: z.boolean(),
      reason: z.enum(['late', 'reversal']),
    }),
  ),
});

const dueStatementEmails = z.strictObject({
  /** The first day of the month, or null if nothing is due. */
  month: day.nullable(),
  figures: publishedFigures.nullable(),
  is_done: z.boolean(),
  recipients: z.array(
    z.strictObject({
      member_id: id,
      email: z.string(),
      first_name: z.string(),
      language,
    }),
  ),
});

/** Numbers by figure, and the states. Null is not held. */
const reportFigures = z.record(z.string(), z.union([z.int(), z.array(z.string())]).nullable());
/** The figures of a state are absent from a report that is only national. */
const scopedFigures = z.strictObject({ state: reportFigures.optional(), national: reportFigures });

const answered = {
  /** An amount is in cents; an array is a list, or the rows of a table. */
  value: z
    .union([z.string(), z.int(), z.array(z.string()), z.array(z.array(z.string()))])
    .nullable(),
  is_not_held: z.boolean(),
};

const reportAnswer = rowOf<'report_answers', 'report' | 'admin_id'>()({
  ...answered,
  admin_name: z.string(),
});

const attestation = rowOf<'report_attestations', 'report' | 'period' | 'admin_id'>()({
  /** All figures and answers as they were. */
  content: z.strictObject({
    figures: scopedFigures,
    answers: z.record(z.string(), z.strictObject(answered)),
  }),
  admin_name: z.string(),
});

const openedReport = z.strictObject({
  first_day: day,
  last_day: day,
  is_over: z.boolean(),
  figures: scopedFigures,
  content_hash: z.string(),
  answers: z.array(reportAnswer),
  /** Of the year or month before. */
  earlier_answers: z.array(reportAnswer),
  /** The latest first. */
  attestations: z.array(attestation),
});

/** A row that a figure adds up or counts. Without names: the records have them. */
const figureRow = z.strictObject({
  id,
  on_date: day,
  us_state: text,
  source: z.enum([
    'contribution_entries',
    'sharing_requests',
    'decisions',
    'sharing_payments',
    'households',
    'people',
    'requests',
  ]),
  /** Cents, or 1 for what is counted. */
  amount: z.int(),
  /** Only for admins who may open the record. */
  member: z.strictObject({ id, number: z.string() }).nullable(),
  request: text,
});

export const bookAnswers = {
  member_contributions: ledger,
  import_contributions: importedContributions,
  save_contribution_table: tableEffects,
  joining_costs: joiningCosts,
  /** Whether the member's month is paid. Null if nothing is due. */
  own_contribution: ownContribution.nullable(),
  open_books: openBooks,
  statement_overview: statementOverview,
  claim_statement_emails: dueStatementEmails,
  open_report: openedReport,
  figure_rows: z.array(figureRow),
  save_report_answer: reportAnswer,
  attest_report: attestation,
};

import type { Language } from '../../shared/i18n/language.ts';

/** Amounts that are sums of book entries (`private.figure_measures`), in cents. */
export type AmountFigure =
  | 'collected'
  | 'administration'
  | 'requested'
  | 'eligible'
  | 'not_eligible'
  | 'shared'
  | 'paid'
  | 'paid_to_members'
  | 'paid_to_providers'
  | 'unpaid'
  | 'fund_used'
  | 'fund';

/** Numbers of households, people and requests (`private.unit_figures`). */
export type CountFigure =
  | 'households'
  | 'people'
  | 'requests'
  | 'households_at_end'
  | 'people_at_end';

/** In the report's state, or in all states. */
export type Scope = 'state' | 'national';

/** Where the value of a field is from. */
export type FieldSource =
  | { from: 'books'; figure: AmountFigure | CountFigure; scope: Scope }
  /** The share of what was collected that was kept for administration, in percent. */
  | { from: 'administration-share'; scope: Scope }
  /** The states in which members live. */
  | { from: 'states' }
  /** What the organization enters. `list` has one text per line, `table` rows with columns. */
  | { from: 'answer'; kind: 'text' | 'cents' | 'count' | 'list' }
  | { from: 'answer'; kind: 'table'; columns: readonly Record<Language, string>[] };

export type ReportField = {
  /** Also the field's name in `report_answers`. */
  id: string;
  /** The English label is the one that is filed. */
  label: Record<Language, string>;
  /** What exactly is counted, or what to enter. */
  hint?: Record<Language, string>;
  statute: string;
  source: FieldSource;
};

export type ReportSection = {
  id: string;
  title: Record<Language, string>;
  fields: readonly ReportField[];
};

/** A report to a state or to members. Everything in it is a draft, until counsel has confirmed it. */
export type ReportDefinition = {
  id: string;
  /** Null if the report is about all states together. */
  usState: string | null;
  title: Record<Language, string>;
  statute: string;
  due: Record<Language, string>;
  period: 'year' | 'month';
  sections: readonly ReportSection[];
  /** What the attester declares. */
  statement: Record<Language, string>;
  /** What counsel must confirm. */
  questions: readonly string[];
};

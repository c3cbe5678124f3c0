/** The four tabs of the rules, in their order. */
export const rulesTabs = ['instructions', 'procedures', 'exclusions', 'maternity'] as const;

export type RulesTabId = (typeof rulesTabs)[number];

/**
 * One or more sentences of the rules. `{iuaLow}` is a figure with its unit, `{iuaLow:number}` the
 * bare number, `[words](procedures#iua)` a link to a section (`[words](#iua)` in the same tab), and
 * `_words_` is English inside a Portuguese text.
 */
export type Prose = string;

/** A term and its description. */
export type Term = { name: Prose; text: Prose };

/** A limit or an optional amount: its subject, its value, and further details. */
export type Box = { id: string; title: string; limit: Prose; text?: Prose; tag?: string };

/** A year of a chart. `value` is the bare number for the bar, `amount` the formatted text. */
export type ChartYear = { value: Prose; amount: Prose; remark: Prose };

export type Block =
  | Prose
  | { kind: 'list'; items: Prose[] }
  | { kind: 'steps'; items: Term[] }
  | { kind: 'terms'; items: Term[] }
  | { kind: 'names'; items: Prose[] }
  | { kind: 'boxes'; items: Box[] }
  | { kind: 'note'; tone: 'care' | 'info' | 'good'; title?: Prose; text: Prose }
  | { kind: 'yearsChart'; caption: string; years: ChartYear[] };

/** A part of a section with its own heading. Its `id` is its anchor in both languages. */
export type RulesPart = {
  id: string;
  title: string;
  blocks: Block[];
  /** The text awaits the operator's confirmation. */
  draft?: true;
};

/** A section of a tab, in the table of contents. */
export type RulesSection = RulesPart & { parts?: RulesPart[] };

/** The content of a tab in one language. */
export type RulesContent = {
  lead: Prose;
  /** The summary of a long tab. If present, the sections are collapsed on a phone. */
  short?: Prose[];
  sections: RulesSection[];
};

/** The four tabs of the rules, in their order. */
export const rulesTabs = ['instructions', 'procedures', 'exclusions', 'maternity'] as const;

export type RulesTabId = (typeof rulesTabs)[number];

/**
 * A sentence or more of the rules. In it, `{iuaLow}` is a figure with its unit,
 * `{iuaLow:number}` the bare number, `[words](procedures#iua)` a link to a section
 * (`[words](#iua)` in the same tab) and `_words_` is English inside a Portuguese text.
 */
export type Prose = string;

/** A name and what the rules say of it. */
export type Term = { name: Prose; text: Prose };

/** A limit, or an amount to choose: what it is for, how much, and what else to know. */
export type Box = { id: string; title: string; limit: Prose; text?: Prose; tag?: string };

/** A year of a chart: `value` is the bare number that is drawn, `amount` what is read. */
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

/** A part of a section, under a smaller heading. Its `id` is its anchor in every language. */
export type RulesPart = {
  id: string;
  title: string;
  blocks: Block[];
  /** The text waits for the operator's confirmation. */
  draft?: true;
};

/** A section of a tab, in the table of contents. */
export type RulesSection = RulesPart & { parts?: RulesPart[] };

/** All that a tab says, in one language. */
export type RulesContent = {
  lead: Prose;
  /** A long tab in a few sentences. With it, the sections are folded on a phone. */
  short?: Prose[];
  sections: RulesSection[];
};

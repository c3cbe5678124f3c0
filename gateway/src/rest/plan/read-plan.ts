import type { JsonStep } from '../request/field-grammar.ts';
import type { Operation } from '../request/filter-grammar.ts';
import type { AggregateName } from '../request/select-grammar.ts';
import type { Relation, Relationship, RowShape } from '../schema/schema-cache.ts';

/** A column that exists, or a place inside it. */
export type FieldReference = {
  name: string;
  baseType: string;
  /** Whether it is a function of the row and not a stored column. */
  computed: boolean;
  path: JsonStep[];
};

export type PlannedField = FieldReference & {
  /** SQL of a type that exists. */
  cast: string | null;
  /** Key in the answer; null for the column's own name. */
  alias: string | null;
  aggregate: PlannedAggregate | null;
};

/** A function over all rows, or over those that are alike in what else is selected. */
export type PlannedAggregate = {
  name: AggregateName;
  /** SQL of a type that exists. */
  cast: string | null;
  /** Whether the others are grouped: not for a bare `count`, which stands alone. */
  groups: boolean;
};

export type Condition =
  | { kind: 'filter'; field: FieldReference; negated: boolean; operation: Operation }
  | { kind: 'embed-null'; embed: Embed; isNull: boolean }
  | { kind: 'group'; operator: 'and' | 'or'; negated: boolean; members: Condition[] };

export type PlannedOrder = {
  /** With an embed, the field is one of those that it selects. */
  embed: Embed | null;
  field: FieldReference;
  direction: 'asc' | 'desc' | null;
  nulls: 'first' | 'last' | null;
};

/** Where a node's rows come from: a relation, the statement's own result, or a relationship. */
export type ReadSource =
  | { kind: 'relation'; relation: Relation }
  | { kind: 'result' }
  | { kind: 'relationship'; relationship: Relationship; parentAlias: string };

/** One level of a read: what to select of which rows. */
export type ReadNode = {
  alias: string;
  source: ReadSource;
  row: RowShape;
  /** Whether `*` is selected. */
  star: boolean;
  fields: PlannedField[];
  embeds: Embed[];
  conditions: Condition[];
  order: PlannedOrder[];
  limit: number | null;
  offset: number;
};

/** A related resource inside a node. */
export type Embed = {
  node: ReadNode;
  alias: string;
  /** Name of the resource as it was asked for. */
  name: string;
  /** Key in the answer, and name in filters. */
  outputName: string;
  toOne: boolean;
  inner: boolean;
  spread: boolean;
};

/** Whether an embed gives nothing to the answer: `resource()` and `...resource()` serve filters only. */
export function isSilent(embed: Embed): boolean {
  const { star, fields, embeds } = embed.node;
  return !star && fields.length === 0 && embeds.every(isSilent);
}

/**
 * Fields of a node that its parent computes: the aggregates of a related row that is spread into its
 * parent's, which are over the parent's rows.
 */
export function hoistedFields({ embeds }: ReadNode): { embed: Embed; field: PlannedField }[] {
  return embeds
    .filter(({ spread, toOne }) => spread && toOne)
    .flatMap((embed) => [
      ...embed.node.fields
        .filter(({ aggregate }) => aggregate !== null)
        .map((field) => ({ embed, field })),
      ...hoistedFields(embed.node).map(({ field }) => ({ embed, field })),
    ]);
}

/** The names of a node's keys in the answer, in order. */
export function outputNames(node: ReadNode): string[] {
  const nothingNamed = node.fields.length === 0 && node.embeds.length === 0;
  const isEmbedded = node.source.kind === 'relationship';
  return [
    ...(node.star || (nothingNamed && !isEmbedded) ? node.row.columns.keys() : []),
    ...node.fields.map((field) => field.alias ?? field.name),
    ...node.embeds
      .filter((embed) => !isSilent(embed))
      .flatMap((embed) => (embed.spread ? outputNames(embed.node) : [embed.outputName])),
  ];
}

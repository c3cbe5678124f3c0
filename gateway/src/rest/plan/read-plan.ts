import type { JsonStep } from '../request/field-grammar.ts';
import type { Operation } from '../request/filter-grammar.ts';
import type { AggregateName } from '../request/select-grammar.ts';
import type { Relation, Relationship, RowShape } from '../schema/schema-cache.ts';

/** A column that exists, or a path inside it. */
export type FieldReference = {
  name: string;
  baseType: string;
  /** Whether the field is a function of the row instead of a stored column. */
  computed: boolean;
  path: JsonStep[];
};

export type PlannedField = FieldReference & {
  /** SQL of a type that exists. */
  cast: string | null;
  /** The key in the response; null for the column's own name. */
  alias: string | null;
  aggregate: PlannedAggregate | null;
};

/**
 * An aggregate function over all rows, or over the rows with equal values of the other selected
 * fields.
 */
export type PlannedAggregate = {
  name: AggregateName;
  /** SQL of a type that exists. */
  cast: string | null;
  /**
   * Whether the other fields are grouped. This is false for a bare `count`, which is selected
   * alone.
   */
  groups: boolean;
};

export type Condition =
  | { kind: 'filter'; field: FieldReference; negated: boolean; operation: Operation }
  | { kind: 'embed-null'; embed: Embed; isNull: boolean }
  | { kind: 'group'; operator: 'and' | 'or'; negated: boolean; members: Condition[] };

export type PlannedOrder = {
  /** If an embed is set, the field is one that the embed selects. */
  embed: Embed | null;
  field: FieldReference;
  direction: 'asc' | 'desc' | null;
  nulls: 'first' | 'last' | null;
};

/**
 * The source of a node's rows, which is a relation, the statement's own result, or a relationship.
 */
export type ReadSource =
  | { kind: 'relation'; relation: Relation }
  | { kind: 'result' }
  | { kind: 'relationship'; relationship: Relationship; parentAlias: string };

/** One level of a read, with the fields and rows that it selects. */
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
  /** The name of the resource in the request. */
  name: string;
  /** The key in the response, and the name in filters. */
  outputName: string;
  toOne: boolean;
  inner: boolean;
  spread: boolean;
};

/**
 * Whether an embed adds nothing to the response. `resource()` and `...resource()` are used only for
 * filters.
 */
export function isSilent(embed: Embed): boolean {
  const { star, fields, embeds } = embed.node;
  return !star && fields.length === 0 && embeds.every(isSilent);
}

/**
 * Returns the fields of a node that its parent computes. They are the aggregates of a related row
 * that is spread into the parent's row. Such aggregates apply to the parent's rows.
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

/** Returns the names of a node's keys in the response, in order. */
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

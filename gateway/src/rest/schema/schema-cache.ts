/** A column of a table, view or result. Type names are qualified and safe to use in SQL. */
export type Column = {
  name: string;
  /** The type with its modifiers, such as `character varying(20)`. */
  type: string;
  /** The base type of a domain, also through nested domains, such as `jsonb` or `tsvector`. */
  baseType: string;
  /** The expression for `missing=default`; null if there is none. */
  defaultExpression: string | null;
};

/** The shape of a row from any source. */
export type RowShape = {
  /** The name of the source in error messages. */
  label: string;
  columns: ReadonlyMap<string, Column>;
  /** Functions that take only this row. They can be selected like columns. */
  computedFields: ReadonlyMap<string, ComputedField>;
  /** The table or view whose row type this is, if it is exposed. */
  relation: Relation | null;
};

/** A function that takes a row and returns one value. */
export type ComputedField = {
  name: string;
  baseType: string;
};

/** An exposed table or view. */
export type Relation = RowShape & {
  schema: string;
  name: string;
  isView: boolean;
  primaryKey: string[];
  insertable: boolean;
  updatable: boolean;
  deletable: boolean;
  relationships: Relationship[];
};

/**
 * Two columns that are equal in related rows. The first is the origin's column, the second the
 * other relation's.
 */
export type ColumnPair = readonly [column: string, foreignColumn: string];

/** A relationship through a foreign key. */
export type KeyRelationship = {
  kind: 'many-to-one' | 'one-to-one' | 'one-to-many';
  from: Relation;
  to: Relation;
  constraint: string;
  columns: ColumnPair[];
};

/** A relationship through a table whose primary key contains foreign keys to both relations. */
export type JunctionRelationship = {
  kind: 'many-to-many';
  from: Relation;
  to: Relation;
  junction: Relation;
  constraints: readonly [string, string];
  /** Pairs of the origin's columns and the junction's columns. */
  fromColumns: ColumnPair[];
  /** Pairs of the target's columns and the junction's columns. */
  toColumns: ColumnPair[];
};

/** A relationship through a function that takes the origin's row. */
export type ComputedRelationship = {
  kind: 'computed';
  from: Relation;
  to: Relation;
  schema: string;
  name: string;
  single: boolean;
};

export type Relationship = KeyRelationship | JunctionRelationship | ComputedRelationship;

export type FunctionParameter = {
  /** Empty for an unnamed parameter. */
  name: string;
  type: string;
  required: boolean;
  variadic: boolean;
};

/** An exposed function. Several functions may share a name. */
export type DatabaseFunction = {
  schema: string;
  name: string;
  parameters: FunctionParameter[];
  returns: 'void' | 'scalar' | 'composite';
  returnsSet: boolean;
  row: RowShape;
  volatile: boolean;
  /** Settings that apply to the whole transaction of the function's call. */
  settings: Setting[];
};

/** What the operator allows the callers of the API. */
export type ApiSettings = {
  /** Whether `select` may use `sum()` and the other aggregates. */
  aggregates: boolean;
  /** Whether clients may request the media type that explains a request instead of executing it. */
  plans: boolean;
  /** Whether transactions are rolled back, and whether `Prefer: tx` may override that. */
  rollsBack: boolean;
  letsCallersEnd: boolean;
  /** The maximum number of rows in any response; null to use the value in config.toml. */
  maxRows: number | null;
  /** The function that runs before each request, as it is written in SQL; null without one. */
  preRequest: string | null;
};

export type Setting = readonly [name: string, value: string];

/** The contents of the exposed schemas. Names are resolved only here. */
export type SchemaCache = {
  relations: ReadonlyMap<string, ReadonlyMap<string, Relation>>;
  functions: ReadonlyMap<string, ReadonlyMap<string, DatabaseFunction[]>>;
  /** Lowercase names that a cast may use, and the type's safe SQL. */
  types: ReadonlyMap<string, string>;
  /** Settings of each role that the gateway may assume. */
  roleSettings: ReadonlyMap<string, Setting[]>;
  settings: ApiSettings;
};

/** The column that contains the value of a function that returns no composite type. */
export const scalarColumn = 'pgrst_scalar';

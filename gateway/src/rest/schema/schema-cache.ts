/** A column of a table, view or result. Type names are qualified and safe to put into SQL. */
export type Column = {
  name: string;
  /** Type with its modifiers, such as `character varying(20)`. */
  type: string;
  /** Type beneath a domain, and the domains beneath it: such as `jsonb` or `tsvector`. */
  baseType: string;
  /** Expression for `missing=default`; null if there is none. */
  defaultExpression: string | null;
};

/** What a row of some source looks like. */
export type RowShape = {
  /** How error messages name the source. */
  label: string;
  columns: ReadonlyMap<string, Column>;
  /** Functions of one argument, this row, that can be selected like columns. */
  computedFields: ReadonlyMap<string, ComputedField>;
  /** The table or view whose row type this is, if it is exposed. */
  relation: Relation | null;
};

/** A function that takes a row and gives one value. */
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

/** Two columns that are equal in related rows: the origin's column, then the other relation's. */
export type ColumnPair = readonly [column: string, foreignColumn: string];

/** Related by a foreign key. */
export type KeyRelationship = {
  kind: 'many-to-one' | 'one-to-one' | 'one-to-many';
  from: Relation;
  to: Relation;
  constraint: string;
  columns: ColumnPair[];
};

/** Related through a table that holds foreign keys to both, inside its primary key. */
export type JunctionRelationship = {
  kind: 'many-to-many';
  from: Relation;
  to: Relation;
  junction: Relation;
  constraints: readonly [string, string];
  /** The origin's columns with the junction's. */
  fromColumns: ColumnPair[];
  /** The target's columns with the junction's. */
  toColumns: ColumnPair[];
};

/** Related by a function that takes the origin's row. */
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

/** An exposed function; several may share a name. */
export type DatabaseFunction = {
  schema: string;
  name: string;
  parameters: FunctionParameter[];
  returns: 'void' | 'scalar' | 'composite';
  returnsSet: boolean;
  row: RowShape;
  volatile: boolean;
  /** Settings that hold for the whole transaction of its call. */
  settings: Setting[];
};

/** What the operator allows callers of the API. */
export type ApiSettings = {
  /** `sum()` and the like in `select`. */
  aggregates: boolean;
  /** The media type that explains a request instead of answering it. */
  plans: boolean;
  /** Whether transactions are rolled back, and whether `Prefer: tx` may say otherwise. */
  rollsBack: boolean;
  letsCallersEnd: boolean;
  /** Most rows of any answer; null for what config.toml says. */
  maxRows: number | null;
};

export type Setting = readonly [name: string, value: string];

/** What the exposed schemas contain. Names are looked up here and nowhere else. */
export type SchemaCache = {
  relations: ReadonlyMap<string, ReadonlyMap<string, Relation>>;
  functions: ReadonlyMap<string, ReadonlyMap<string, DatabaseFunction[]>>;
  /** Lower-case names that a cast may use, and the type's safe SQL. */
  types: ReadonlyMap<string, string>;
  /** Settings of each role that the gateway may take on. */
  roleSettings: ReadonlyMap<string, Setting[]>;
  settings: ApiSettings;
};

/** The column that carries the value of a function that returns no composite type. */
export const scalarColumn = 'pgrst_scalar';

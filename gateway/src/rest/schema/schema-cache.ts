import type { Relationship } from './relationships.ts';

/** A column of a table, view or result. Type names are qualified and safe to put into SQL. */
export interface Column {
  name: string;
  /** Type with its modifiers, such as `character varying(20)`. */
  type: string;
  /** Type beneath a domain, and the domains beneath it: such as `jsonb` or `tsvector`. */
  baseType: string;
  /** Expression for `missing=default`; null if there is none. */
  defaultExpression: string | null;
}

/** What a row of some source looks like. */
export interface RowShape {
  /** How error messages name the source. */
  label: string;
  columns: ReadonlyMap<string, Column>;
  /** Functions of one argument, this row, that can be selected like columns. */
  computedFields: ReadonlyMap<string, ComputedField>;
  /** The table or view whose row type this is, if it is exposed. */
  relation: Relation | null;
}

/** A function that takes a row and gives one value. */
export interface ComputedField {
  name: string;
  baseType: string;
}

/** An exposed table or view. */
export interface Relation extends RowShape {
  schema: string;
  name: string;
  isView: boolean;
  primaryKey: string[];
  insertable: boolean;
  updatable: boolean;
  deletable: boolean;
  relationships: Relationship[];
}

export interface FunctionParameter {
  /** Empty for an unnamed parameter. */
  name: string;
  type: string;
  required: boolean;
  variadic: boolean;
}

/** An exposed function; several may share a name. */
export interface DatabaseFunction {
  schema: string;
  name: string;
  parameters: FunctionParameter[];
  returns: 'void' | 'scalar' | 'composite';
  returnsSet: boolean;
  row: RowShape;
  volatile: boolean;
  /** Settings that hold for the whole transaction of its call. */
  settings: Setting[];
}

/** What the operator allows callers of the API. */
export interface ApiSettings {
  /** `sum()` and the like in `select`. */
  aggregates: boolean;
  /** The media type that explains a request instead of answering it. */
  plans: boolean;
  /** Whether transactions are rolled back, and whether `Prefer: tx` may say otherwise. */
  rollsBack: boolean;
  letsCallersEnd: boolean;
  /** Most rows of any answer; null for what config.toml says. */
  maxRows: number | null;
}

export type Setting = readonly [name: string, value: string];

/** What the exposed schemas contain. Names are looked up here and nowhere else. */
export interface SchemaCache {
  relations: ReadonlyMap<string, ReadonlyMap<string, Relation>>;
  functions: ReadonlyMap<string, ReadonlyMap<string, DatabaseFunction[]>>;
  /** Lower-case names that a cast may use, and the type's safe SQL. */
  types: ReadonlyMap<string, string>;
  /** Settings of each role that the gateway may take on. */
  roleSettings: ReadonlyMap<string, Setting[]>;
  settings: ApiSettings;
}

/** The column that carries the value of a function that returns no composite type. */
export const SCALAR_COLUMN = 'pgrst_scalar';

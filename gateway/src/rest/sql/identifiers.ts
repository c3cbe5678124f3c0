/** Quotes a name. Every name in every statement is quoted here. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A table, view or function with its schema. */
export function qualified({ schema, name }: { schema: string; name: string }): string {
  return `${quote(schema)}.${quote(name)}`;
}

/** A column of an aliased source. */
export function column(alias: string, name: string): string {
  return `${quote(alias)}.${quote(name)}`;
}

/** The common table expression that holds what a write or a call returned. */
export const resultAlias = quote('_rest_result');

/** The rows of the outermost select. */
export const rowsAlias = quote('_rest_rows');

/** The rows of a JSON body. */
export const bodyName = '_rest_body';
export const bodyAlias = quote(bodyName);

/** The rows of a called function. */
export const callAlias = quote('_rest_call');

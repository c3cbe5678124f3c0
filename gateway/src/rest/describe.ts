import { findRelation } from './plan/read-statement.ts';
import type { ApiRequest } from './request/api-request.ts';
import type { SchemaCache } from './schema/schema-cache.ts';

/** Returns the methods that a resource allows, for OPTIONS. @throws RestError PGRST205 */
export function describeResource(request: ApiRequest, cache: SchemaCache): string {
  if (request.path.startsWith('/rpc/')) {
    const overloads = cache.functions.get(request.schema)?.get(request.resource) ?? [];
    const readable = overloads.some(({ volatile }) => !volatile);
    return readable ? 'OPTIONS,GET,HEAD,POST' : 'OPTIONS,POST';
  }
  const relation = findRelation(request.schema, request.resource, cache);
  const methods = ['OPTIONS', 'GET', 'HEAD'];
  if (relation.insertable) methods.push('POST');
  if (relation.insertable && relation.updatable && relation.primaryKey.length > 0) {
    methods.push('PUT');
  }
  if (relation.updatable) methods.push('PATCH');
  if (relation.deletable) methods.push('DELETE');
  return methods.join(',');
}

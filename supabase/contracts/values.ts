import { z } from 'zod';
import type { Database } from '../database.types.ts';

/** A UUID, of any version as in PostgreSQL. */
export const id = z.guid();
/** `2026-01-31` */
export const day = z.iso.date();
/** `2026-01-31T12:00:00.123456+00:00` */
export const time = z.iso.datetime({ offset: true });
/** Whole US cents. */
export const cents = z.int();
export const count = z.int().nonnegative();
export const language = z.enum(['pt-BR', 'en']);
/** How many emails are in which language. */
export const languageCounts = z.partialRecord(language, count);
export const priority = z.enum(['high', 'medium', 'low']);

type Tables = Database['public']['Tables'];

/**
 * A row of a table with all its columns, whose types `database.types.ts` has, except those that a
 * function removes, and with what it adds or states more precisely.
 */
export function rowOf<
  Table extends keyof Tables,
  Removed extends keyof Tables[Table]['Row'] = never,
>() {
  type Row = Tables[Table]['Row'];
  return <Shape extends z.ZodRawShape = Record<never, never>>(added?: Shape) =>
    z.looseObject(added ?? {}) as unknown as z.ZodType<
      Omit<Row, Removed | keyof Shape> & z.infer<z.ZodObject<Shape>>
    >;
}

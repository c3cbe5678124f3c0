import { z } from 'zod/mini';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import type { Macro } from './fetch-macros';

const issue = issuesOf('manageRequests');

const title = z
  .string()
  .check(z.trim(), z.minLength(1, issue('titleRequired')), z.maxLength(100, issue('titleTooLong')));

const body = z
  .string()
  .check(z.trim(), z.minLength(1, issue('textRequired')), z.maxLength(4000, issue('textTooLong')));

/** A macro needs both languages, because a message is in the member's language. */
export const macroSchema = z.object({
  title_pt: title,
  body_pt: body,
  title_en: title,
  body_en: body,
  document_kinds: z.array(z.string()),
});

export type MacroForm = z.infer<typeof macroSchema>;

export function macroForm(macro?: Macro): MacroForm {
  return {
    title_pt: macro?.title_pt ?? '',
    body_pt: macro?.body_pt ?? '',
    title_en: macro?.title_en ?? '',
    body_en: macro?.body_en ?? '',
    document_kinds: [...(macro?.document_kinds ?? [])],
  };
}

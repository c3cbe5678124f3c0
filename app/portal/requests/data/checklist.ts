/** The columns of a request's checklist, with the files of each document. */
export const itemColumns = `
  id, document_kind, source, is_required, status, note, due_on, created_at,
  document_kinds (position, name_pt, name_en, help_pt, help_en, ask_en, ask_pt, is_signed),
  request_files (
    id, name, position, status, rejection_text, created_at,
    rejection_reasons!request_files_rejection_reason_fkey (text_pt, text_en)
  )
`;

type Positioned = { created_at: string; document_kinds: { position: number } };

/** Puts a checklist in the order of the kinds of documents. */
export function inOrder<Item extends Positioned>(items: readonly Item[]): Item[] {
  return items.toSorted(
    (one, other) =>
      one.document_kinds.position - other.document_kinds.position ||
      one.created_at.localeCompare(other.created_at),
  );
}

/** Whether a document is missing, or has to be sent again. */
export function isToDo({ status }: { status: string }): boolean {
  return status === 'missing' || status === 'rejected';
}

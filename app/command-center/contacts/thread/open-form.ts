import { queryOptions } from '@tanstack/react-query';
import { contactKeys } from '~/command-center/contacts/contact-keys';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { openingError } from '~/command-center/kit/backend/opening-error';
import { callGuarded } from '~/shared/backend/call-guarded';

/**
 * What was sent in a form. It can be about health: the database writes down who has looked.
 * @throws AppError
 */
async function openForm(submissionId: string): Promise<Record<string, unknown>> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await callGuarded(backend, 'open_form_submission', {
    submission_id: submissionId,
  });
  if (error) throw openingError(error, status);
  return data as Record<string, unknown>;
}

/** The answers of a form, which never change. They are asked once for each opening. */
export function answersQuery(submissionId: string) {
  return queryOptions({
    queryKey: contactKeys.answers(submissionId),
    queryFn: () => openForm(submissionId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

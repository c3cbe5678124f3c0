import { teamQuery } from '~/command-center/kit/backend/fetch-team';
import { adminQueryClient } from '~/command-center/kit/backend/query-client';
import { choicesQuery } from '~/command-center/requests/fetch-choices';
import { requestQuery } from '~/command-center/requests/fetch-request';
import { reviewQuery } from '~/command-center/requests/review/fetch-review';
import { editionsQuery } from '~/shared/editions/use-care-edition';

/**
 * Starts to read all that the page of a request shows, at once. Call it when the request is opened, not when
 * that is likely: each opening is logged.
 */
export function prefetchRequest(number: string): void {
  void adminQueryClient.prefetchQuery(requestQuery(number));
  void adminQueryClient.prefetchQuery(reviewQuery(number));
  void adminQueryClient.prefetchQuery(choicesQuery);
  void adminQueryClient.prefetchQuery(teamQuery);
  void adminQueryClient.prefetchQuery(editionsQuery);
}

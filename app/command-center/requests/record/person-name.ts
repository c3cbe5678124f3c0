import type { OpenRequest } from '~/command-center/requests/fetch-request';

/** The name of the person who needed care: someone of the household, or the member. */
export function personName({ person, member }: Pick<OpenRequest, 'person' | 'member'>): string {
  const { first_name, last_name } = person ?? member;
  return `${first_name} ${last_name}`;
}

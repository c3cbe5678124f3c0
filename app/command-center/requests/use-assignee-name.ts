import { useQuery } from '@tanstack/react-query';
import { teamQuery } from '~/command-center/kit/backend/fetch-team';

/** The name of a team member; undefined for no one, and while the team loads. */
export function useAssigneeName(id: string | null): string | undefined {
  const { data: team = [] } = useQuery(teamQuery);
  return team.find((one) => one.id === id)?.name;
}

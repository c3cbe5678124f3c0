import { useQueryClient } from '@tanstack/react-query';
import { membersKey } from '~/command-center/members/members-key';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { type Check, checkFile, combineResults, type FileProblem } from './check-file';
import { importMembers } from './import-members';

/** The state of an import. It first previews a file, then imports all lines or none. */
export function useImport() {
  const client = useQueryClient();
  const check = useSingleMutation({ mutationFn: checkFile });
  const keep = useSingleMutation({
    mutationFn: async (checked: Check) => {
      const answer = await importMembers(checked.lines, true);
      // Plans or advisors may have changed since the preview, so a new preview is shown.
      return { isKept: answer.kept, ...checked, ...combineResults(checked.lines, answer) };
    },
    onSuccess: () => client.invalidateQueries({ queryKey: membersKey }),
  });
  const looked = check.data && 'code' in check.data ? undefined : check.data;
  const result = keep.data;
  return {
    problem: check.data && 'code' in check.data ? (check.data satisfies FileProblem) : undefined,
    checked: result && !result.isKept ? result : looked,
    done: result?.isKept ? result : undefined,
    error: check.error ?? keep.error,
    isChecking: check.isPending,
    isKeeping: keep.isPending,
    choose: (file: File) => {
      keep.reset();
      check.mutate(file);
    },
    keep: (checked: Check) => keep.mutate(checked),
    startAgain: () => {
      keep.reset();
      check.reset();
    },
  };
}

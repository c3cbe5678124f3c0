import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that runs once at a time: the second half of a double click comes before the screen
 * has learnt of the first, and must not start another.
 */
export function useSingleMutation<Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const isRunning = useRef(false);
  const mutation = useMutation(options);
  return {
    ...mutation,
    mutate: (variables: Variables) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutation.mutate(variables, {
        onSettled: () => {
          isRunning.current = false;
        },
      });
    },
  };
}

import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that runs once at a time: the second click of a double click, which arrives before the
 * next render, does not start another.
 */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: (...settled) => {
      isRunning.current = false;
      return options.onSettled?.(...settled);
    },
  });
  return {
    ...mutation,
    mutate: (variables: Variables, then: { onSuccess?: () => void } = {}) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutation.mutate(variables, then);
    },
  };
}

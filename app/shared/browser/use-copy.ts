import { useForAMoment } from './use-for-a-moment';

/**
 * Copies a text to the clipboard.
 * @returns whether it was just copied, and the function that copies it.
 */
export function useCopy(text: string) {
  const [said, say] = useForAMoment<'copied'>();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say('copied');
    } catch (error) {
      // Without the permission, the text can still be selected.
      console.warn('Copy:', error);
    }
  };
  return { isCopied: said === 'copied', copy };
}

import { useTemporaryValue } from './use-temporary-value';

/**
 * Copies a text to the clipboard.
 * @returns whether it was just copied, and the function that copies it.
 */
export function useCopy(text: string) {
  const [isCopied = false, setCopied] = useTemporaryValue<boolean>();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      // Without the permission, the text can still be selected.
      console.warn('Copy:', error);
    }
  };
  return { isCopied, copy };
}

import { useEffect, useRef, useState } from 'react';

/** Long enough that a screen reader hears the result of a word, not of each letter. */
const pause = 1000;

/** A text for a live region: the last one of a series of changes, and nothing on the first page. */
export function useAnnouncement(text: string): string {
  const first = useRef(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}

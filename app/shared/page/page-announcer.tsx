import { useEffect, useRef, useState } from 'react';

/** Tells screen readers where a navigation within the site has led; silent on the first page. */
export function PageAnnouncer({ title }: { title: string }) {
  const lastTitle = useRef(title);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (title === lastTitle.current) return;
    lastTitle.current = title;
    setAnnouncement(title);
  }, [title]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}

import { useEffect, useState } from 'react';

/** The `id` of the section that is being read: the last whose beginning has passed the top. */
export function useSectionInView(sections: readonly { id: string }[]): string | undefined {
  const [inView, setInView] = useState<string>();

  useEffect(() => {
    const elements = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const findOut = () => {
      const line = window.innerHeight / 4;
      const begun = elements.filter((element) => element.getBoundingClientRect().top < line);
      setInView(begun.at(-1)?.id);
    };
    // All that lies above the line counts, however far: a jump from the end to the top is noticed, too.
    const observer = new IntersectionObserver(findOut, { rootMargin: '1000000px 0px -75% 0px' });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [sections]);

  return inView;
}

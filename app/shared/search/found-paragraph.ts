/** The state of a search result: its paragraph and the matching words. */
export type FoundParagraph = { text: string; words: readonly string[] };

/** The history state of a page opened from a search result. */
export type FoundState = { found: FoundParagraph };

export function isFoundState(state: unknown): state is FoundState {
  return typeof state === 'object' && state !== null && 'found' in state;
}

const highlightName = 'rules-found';

/**
 * Scrolls to the paragraph, focuses it, and highlights its words. A query may be about someone's
 * health, so it is kept in the history state and never in the URL.
 * @returns a function that removes the highlight, if the paragraph exists
 */
export function scrollToParagraph(
  section: HTMLElement,
  { text, words }: FoundParagraph,
): (() => void) | undefined {
  const paragraph = paragraphWith(section, text);
  if (!paragraph) return;
  paragraph.dataset.arrived = 'true';
  paragraph.classList.add('rules-found');
  paragraph.tabIndex = -1;
  paragraph.focus({ preventScroll: true });
  paragraph.scrollIntoView({ block: 'center' });
  highlight(rangesOf(paragraph, new Set(words)));
  return () => {
    delete paragraph.dataset.arrived;
    paragraph.classList.remove('rules-found');
    highlight([]);
  };
}

/** The innermost element that contains the whole text. Spaces and punctuation are ignored. */
function paragraphWith(section: HTMLElement, text: string): HTMLElement | undefined {
  const wanted = charactersOf(text);
  return [...section.querySelectorAll<HTMLElement>('p, li, dl > div, tr, figcaption, .rules-note')]
    .filter((element) => charactersOf(element.textContent).includes(wanted))
    .at(-1);
}

function charactersOf(text: string): string {
  return text.replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
}

function rangesOf(paragraph: HTMLElement, words: ReadonlySet<string>): Range[] {
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{Letter}\p{Number}]+/gu)) {
      if (!words.has(word)) continue;
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Browsers without this API highlight the paragraph only. */
function highlight(ranges: readonly Range[]): void {
  if (!('highlights' in CSS)) return;
  if (ranges.length > 0) CSS.highlights.set(highlightName, new Highlight(...ranges));
  else CSS.highlights.delete(highlightName);
}

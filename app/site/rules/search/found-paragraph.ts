/** What a result of the search carries along: its paragraph, and the words that were found in it. */
export type Found = { text: string; words: readonly string[] };

/** The state of a history entry that a result of the search led to. */
export type FoundState = { found: Found };

export function isFoundState(state: unknown): state is FoundState {
  return typeof state === 'object' && state !== null && 'found' in state;
}

const highlightName = 'rules-found';

/**
 * Scrolls to the paragraph within its section, moves the focus to it and marks its words. What was
 * searched for may be about someone's health: it is in the history entry and never in the address.
 * @returns a function that removes the marks, if there is such a paragraph
 */
export function showFound(section: HTMLElement, { text, words }: Found): (() => void) | undefined {
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

/** The innermost element that says all of it; spaces and punctuation between its parts differ. */
function paragraphWith(section: HTMLElement, text: string): HTMLElement | undefined {
  const wanted = lettersOf(text);
  return [...section.querySelectorAll<HTMLElement>('p, li, dl > div, tr, figcaption, .rules-note')]
    .filter((element) => lettersOf(element.textContent).includes(wanted))
    .at(-1);
}

function lettersOf(text: string): string {
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

/** A browser without this API still has the paragraph marked. */
function highlight(ranges: readonly Range[]): void {
  if (!('highlights' in CSS)) return;
  if (ranges.length > 0) CSS.highlights.set(highlightName, new Highlight(...ranges));
  else CSS.highlights.delete(highlightName);
}

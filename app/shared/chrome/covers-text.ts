/** Whether something that floats over the page lies on words, measured where it is now. */
export function coversText(floating: HTMLElement): boolean {
  const box = floating.getBoundingClientRect();
  const parts = [0.05, 0.5, 0.95];
  return parts.some((x) =>
    parts.some((y) =>
      document
        .elementsFromPoint(box.left + x * box.width, box.top + y * box.height)
        .filter((element) => !floating.contains(element))
        .some((element) => hasWordsIn(element, box)),
    ),
  );
}

/** Of its own: what an element inside it says is found at that element. */
function hasWordsIn(element: Element, box: DOMRect): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
    const range = new Range();
    range.selectNode(node);
    return [...range.getClientRects()].some(
      (rect) =>
        rect.left < box.right &&
        rect.right > box.left &&
        rect.top < box.bottom &&
        rect.bottom > box.top,
    );
  });
}

import { Tooltip } from '@base-ui/react/tooltip';
import { type FocusEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';

type FullTextProps = {
  /**
   * Columns that have no room, as label and content.
   * @param row the index of the row.
   */
  leftOf: (row: number) => readonly { label: string; content: ReactNode }[];
  /** The table. Its rows have `data-index`, its cells `data-cell` with the label of their column. */
  children: ReactNode;
};

type Shown = {
  anchor: Element;
  lines: readonly { label: string; content: ReactNode }[];
};

/** The pause before the text under the pointer opens, in milliseconds. */
const pause = 350;

/**
 * Shows in full what a table cuts off: the cell under the pointer, and all of a row that the keyboard has
 * reached, with the columns that have no room. Escape closes it (WCAG 1.4.13).
 */
export function FullText({ leftOf, children }: FullTextProps) {
  const [shown, setShown] = useState<Shown>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    clearTimeout(timer.current);
    setShown(undefined);
  };
  const place = useRef<HTMLDivElement>(null);
  const under = useRef<HTMLElement>(undefined);
  const onPointerMove = ({ target, pointerType, clientX }: PointerEvent) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    // The pointer may move into the text, to read or copy it.
    if (target.closest('[data-full-text]')) return;
    const cell = cellAt(target, clientX);
    if (cell === under.current) return;
    close();
    under.current = cell;
    if (!cell || !isCutOff(cell)) return;
    timer.current = setTimeout(() => setShown({ anchor: cell, lines: [lineOf(cell)] }), pause);
  };
  const onPointerLeave = () => {
    under.current = undefined;
    close();
  };
  const onFocus = ({ target }: FocusEvent) => {
    close();
    const row = target.closest<HTMLElement>('[data-index]');
    if (!row || !target.matches('[data-row]:focus-visible')) return;
    const cut = [...row.querySelectorAll<HTMLElement>('[data-cell]')].filter(isCutOff).map(lineOf);
    const lines = [...cut, ...leftOf(Number(row.dataset.index))];
    if (lines.length > 0) setShown({ anchor: row, lines });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows' own links have the focus
    <div
      ref={place}
      onPointerMove={onPointerMove}
      onPointerLeave={onPointerLeave}
      onFocus={onFocus}
      onBlur={close}
    >
      {children}
      <Tooltip.Root open={shown !== undefined} onOpenChange={(isOpen) => isOpen || close()}>
        {/* In the table's landmark, not at the end of the page. */}
        <Tooltip.Portal container={place}>
          <Tooltip.Positioner
            anchor={shown?.anchor ?? null}
            side="bottom"
            align="start"
            sideOffset={2}
            collisionPadding={12}
            className="z-40"
          >
            <Tooltip.Popup
              data-full-text=""
              className="max-w-[min(36rem,90vw)] rounded-sm bg-mata-900 px-3.5 py-2.5 text-sm text-paper shadow-float"
            >
              <dl className="grid gap-1">
                {shown?.lines.map(({ label, content }) => (
                  <div key={label}>
                    <dt className="inline font-semibold">{label}: </dt>
                    <dd className="inline wrap-anywhere whitespace-pre-line">{content}</dd>
                  </div>
                ))}
              </dl>
            </Tooltip.Popup>
          </Tooltip.Positioner>
        </Tooltip.Portal>
      </Tooltip.Root>
    </div>
  );
}

/** The cell at a horizontal position. The link of a row covers its cells, so the pointer does not name one. */
function cellAt(target: Element, x: number): HTMLElement | undefined {
  const cells = target.closest('[data-index]')?.querySelectorAll<HTMLElement>('[data-cell]') ?? [];
  return [...cells].find((cell) => {
    const { left, right } = cell.getBoundingClientRect();
    return left <= x && x <= right;
  });
}

function isCutOff({ scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollWidth > clientWidth;
}

function lineOf(cell: HTMLElement) {
  // biome-ignore lint/performance/useDomNodeTextContent: it includes what is hidden
  return { label: cell.dataset.cell ?? '', content: cell.innerText };
}

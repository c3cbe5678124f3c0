import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '~/shared/ui/button';

type RecipientPagesProps = {
  /** Whose text is shown, with the place among all. */
  title: string;
  /** From 0. */
  place: number;
  count: number;
  onPlace: (place: number) => void;
  previous: string;
  next: string;
  children: ReactNode;
};

/** What each of many recipients gets, one after the other. */
export function RecipientPages(props: RecipientPagesProps) {
  const { title, place, count, onPlace, previous, next, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-center gap-2">
        <h3 id={id} aria-live="polite" className="min-w-0 grow text-sm wrap-anywhere">
          {title}
        </h3>
        <Button
          variant="outline"
          size="sm"
          aria-label={previous}
          aria-disabled={place === 0}
          onClick={() => onPlace(Math.max(0, place - 1))}
        >
          <ChevronLeft className="size-5" />
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={next}
          aria-disabled={place === count - 1}
          onClick={() => onPlace(Math.min(count - 1, place + 1))}
        >
          <ChevronRight className="size-5" />
        </Button>
      </div>
      {children}
    </section>
  );
}

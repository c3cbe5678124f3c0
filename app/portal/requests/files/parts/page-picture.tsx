import { clsx } from 'clsx';
import { FileText } from 'lucide-react';
import type { LocalPage } from '../local/local-page';

const turned = ['', 'rotate-90', 'rotate-180', '-rotate-90'];

/** A small picture of a page, turned as it will be sent; an icon for a PDF. Decorative. */
export function PagePicture({ page }: { page: LocalPage }) {
  if (!page.thumbnail) return <FileText className="size-9 text-mata-700" strokeWidth={1.5} />;
  return (
    <img
      src={page.thumbnail}
      alt=""
      className={clsx('max-h-full max-w-full object-contain', turned[page.turns])}
    />
  );
}

import { FileText } from 'lucide-react';

/** A small picture of a page; an icon for a PDF, or for a page of another browser. Decorative. */
export function PagePicture({ thumbnail }: { thumbnail: string | null | undefined }) {
  if (!thumbnail) return <FileText className="size-9 text-mata-700" strokeWidth={1.5} />;
  return <img src={thumbnail} alt="" className="max-h-full max-w-full object-contain" />;
}

import { Star } from 'lucide-react';

type StarsProps = {
  /** The rating out of five. */
  rating: number;
  /** "5 out of 5 stars", translated. */
  label: string;
};

/** A rating as stars, read out as one sentence. */
export function Stars({ rating, label }: StarsProps) {
  return (
    <span role="img" aria-label={label} className="flex gap-1">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          className={star <= rating ? 'size-5 fill-ipe text-ipe' : 'size-5 fill-line text-line'}
        />
      ))}
    </span>
  );
}

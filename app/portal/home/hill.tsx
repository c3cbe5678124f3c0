import { HouseOnHill } from '~/shared/illustrations/house-on-hill';
import { tint } from '~/shared/illustrations/palette';

/** The drawing at the right end of the welcome. */
export function Hill() {
  return (
    <div aria-hidden="true" className="absolute inset-y-0 right-0 -z-10 flex">
      <Slope />
      <HouseOnHill className="h-full w-auto" />
    </div>
  );
}

/**
 * The left side of the hill, where the drawing ends. It overlaps the drawing a little along the
 * same lines, so that no seam shows.
 */
function Slope() {
  return (
    <svg viewBox="0 0 140 240" className="h-full w-auto overflow-visible" aria-hidden="true">
      <path d="M142 188.6 140 190Q84 230 20 240H142Z" fill={tint.green300} />
      <path d="M142 220.7 140 222Q115 238 96 240H142Z" fill={tint.green600} />
      <path d="M142 235.1 140 236Q134 238.7 130 240H142Z" fill={tint.green800} />
    </svg>
  );
}

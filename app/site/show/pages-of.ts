/** How many episodes the list beside the player shows at once. */
export const episodesPerPage = 4;

/** How many pages so many episodes make. */
export function pageCount(episodes: number): number {
  return Math.ceil(episodes / episodesPerPage);
}

/** The page after or before (`step` 1 or -1): after the last comes the first. */
export function turnPage(page: number, step: 1 | -1, pages: number): number {
  return (page + step + pages) % pages;
}

/** The page on which the episode at that place stands; the first is 0. */
export function pageOf(index: number): number {
  return Math.floor(index / episodesPerPage);
}

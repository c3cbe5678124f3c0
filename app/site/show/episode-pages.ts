/** The number of episodes per page of the list. */
export const episodesPerPage = 4;

/** The number of pages for a number of episodes. */
export function pageCount(episodes: number): number {
  return Math.ceil(episodes / episodesPerPage);
}

/** The next or previous page (`step` 1 or -1). The pages wrap around. */
export function turnPage(page: number, step: 1 | -1, pages: number): number {
  return (page + step + pages) % pages;
}

/** The page of the episode at an index. The first page is 0. */
export function pageOf(index: number): number {
  return Math.floor(index / episodesPerPage);
}

/** The name of a film that the site serves itself, such as `/media/show.mp4`. */
export function ownFilm(videoUrl: string): string | undefined {
  return /^\/media\/([a-z0-9-]+)\.mp4$/.exec(videoUrl)?.[1];
}

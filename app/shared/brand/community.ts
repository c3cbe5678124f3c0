import { description } from './description/read-description.ts';

/** How far the community reaches, as "more than" figures. */
export const reach = { ...description.reach, episodes: description.show.episodes };

/** The host of the show, if it has one. Paragraphs of `story` are separated by empty lines. */
export const showHost = description.show.host;

import { balloons } from './scenes/balloons.ts';
import { hero } from './scenes/hero.ts';
import { INTRO_SECONDS, intro } from './scenes/intro.ts';
import { SHOW_SECONDS, show } from './scenes/show.ts';

export type Box = { x: number; y: number; width: number; height: number };

export type Still = {
  /** File name without its extension. */
  name: string;
  /** In pixels. */
  width: number;
  height: number;
  box: Box;
  /** libaom's constant quality. Lower values mean higher quality. */
  avif: number;
  /** JPEG quality from 0 to 100. */
  jpeg: number;
};

export type Film = {
  name: string;
  seconds: number;
  /** Returns the scene as markup at a time from 0 to 1. */
  scene: (time: number) => string;
  /** The part of the scene that the film shows. */
  box: Box;
  /** The time of the frame that the posters show. */
  poster: number;
  stills: readonly Still[];
  /** Constant quality of the two encoders. Lower values mean higher quality and larger files. */
  quality: { av1: number; h264: number };
};

const wide: Box = { x: 0, y: 0, width: 1280, height: 720 };
/** A headline covers the left half, so the scene shows only sky there. */
const heroWide: Box = { x: -170, y: -68, width: 1400, height: 787.5 };
const tall: Box = { x: 634, y: -90, width: 640, height: 800 };

const posters = (name: string, box: Box): Still[] => [
  { name: `${name}-poster`, width: 1600, height: 900, box, avif: 19, jpeg: 80 },
  { name: `${name}-poster-800`, width: 800, height: 450, box, avif: 22, jpeg: 78 },
];

/** Every film of the site. `render.ts` renders all of them, or those named on its command line. */
export const films: readonly Film[] = [
  {
    name: 'hero',
    seconds: 11,
    scene: hero,
    box: heroWide,
    poster: 0,
    stills: [
      ...posters('hero', heroWide),
      { name: 'hero-poster-portrait', width: 800, height: 1000, box: tall, avif: 26, jpeg: 78 },
    ],
    quality: { av1: 33, h264: 24 },
  },
  {
    name: 'dental',
    seconds: 9,
    scene: balloons,
    box: heroWide,
    poster: 0,
    stills: [
      { name: 'dental-poster', width: 1600, height: 900, box: heroWide, avif: 19, jpeg: 80 },
      { name: 'dental-poster-portrait', width: 800, height: 1000, box: tall, avif: 26, jpeg: 78 },
    ],
    quality: { av1: 33, h264: 24 },
  },
  {
    name: 'intro',
    seconds: INTRO_SECONDS,
    scene: intro,
    box: wide,
    poster: 0.567,
    stills: posters('intro', wide),
    quality: { av1: 33, h264: 24 },
  },
  {
    name: 'show',
    seconds: SHOW_SECONDS,
    scene: show,
    box: wide,
    poster: 0.86,
    stills: posters('show', wide),
    quality: { av1: 35, h264: 26 },
  },
];

export const FRAMES_PER_SECOND = 24;
export const FILM_SIZE = { ...wide };

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Film, Still } from './films.ts';

const run = promisify(execFile);

const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];
const colour = (range: 'tv' | 'pc') => [
  '-color_primaries',
  'bt709',
  '-color_trc',
  'iec61966-2-1',
  '-colorspace',
  'bt709',
  '-color_range',
  range,
];
const toYuv = (format: string, range: 'tv' | 'pc') =>
  `scale=flags=lanczos+accurate_rnd+full_chroma_int:out_color_matrix=bt709:out_range=${range},format=${format}`;

/** @throws an error with a one-line message if ffmpeg is not installed. */
export async function requireFfmpeg(): Promise<void> {
  await run('ffmpeg', ['-version']).catch(() => {
    throw new Error('ffmpeg is missing: install it first (on Debian: apt-get install ffmpeg)');
  });
}

/** Encodes the numbered frames (`%04d.png`) as AV1 and as H.264, both without sound. */
export async function encodeFilm(
  film: Film,
  frames: string,
  rate: number,
  out: string,
): Promise<void> {
  const input = [...quiet, '-framerate', String(rate), '-i', `${frames}/%04d.png`, '-an'];
  const keyframes = ['-g', String(rate * film.seconds)];
  await run('ffmpeg', [
    ...input,
    '-vf',
    toYuv('yuv420p', 'tv'),
    ...colour('tv'),
    ...keyframes,
    '-c:v',
    'libaom-av1',
    '-crf',
    String(film.quality.av1),
    '-b:v',
    '0',
    '-cpu-used',
    '3',
    '-row-mt',
    '1',
    '-tiles',
    '2x1',
    '-aom-params',
    'enable-qm=1',
    `${out}/${film.name}.webm`,
  ]);
  await run('ffmpeg', [
    ...input,
    '-vf',
    toYuv('yuv420p', 'tv'),
    ...colour('tv'),
    ...keyframes,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-profile:v',
    'high',
    '-crf',
    String(film.quality.h264),
    '-movflags',
    '+faststart',
    `${out}/${film.name}.mp4`,
  ]);
}

/** Encodes one PNG as AVIF and, for older browsers, as JPEG. */
export async function encodeStill(still: Still, png: string, out: string): Promise<void> {
  const input = [...quiet, '-i', png, '-frames:v', '1'];
  await run('ffmpeg', [
    ...input,
    '-vf',
    toYuv('yuv444p', 'pc'),
    ...colour('pc'),
    '-c:v',
    'libaom-av1',
    '-still-picture',
    '1',
    '-crf',
    String(still.avif),
    '-b:v',
    '0',
    '-cpu-used',
    '1',
    '-aom-params',
    'tune=ssim',
    `${out}/${still.name}.avif`,
  ]);
  const step = Math.round(31 - (still.jpeg / 100) * 29);
  await run('ffmpeg', [
    ...input,
    '-vf',
    toYuv('yuvj420p', 'pc'),
    '-q:v',
    String(step),
    `${out}/${still.name}.jpg`,
  ]);
}

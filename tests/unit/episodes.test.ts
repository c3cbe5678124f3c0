import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lookOf } from '../../app/shared/episode-poster/poster-look.ts';
import {
  embedUrl,
  isoDuration,
  pageCount,
  pageOf,
  turnPage,
  videoHost,
} from '../../app/site/show/episode.ts';
import { sceneFiles } from '../../scripts/media/episodes/scene-files.tsx';
import { episodeCount } from '../cast.ts';

describe('The list of episodes', () => {
  test('has 27 episodes on seven pages, four on each except the last', () => {
    expect(pageCount(episodeCount)).toBe(7);
    expect([0, 3, 4, 26].map(pageOf)).toEqual([0, 0, 1, 6]);
  });

  test('wraps in both directions', () => {
    expect([turnPage(6, 1, 7), turnPage(0, -1, 7), turnPage(2, 1, 7)]).toEqual([0, 6, 3]);
    expect([turnPage(0, 1, 1), turnPage(0, -1, 1)]).toEqual([0, 0]);
  });
});

describe('The address of a video', () => {
  const youTube = 'https://www.youtube-nocookie.com/embed/a-B_c1?autoplay=1&rel=0';
  test.each([
    ['https://www.youtube.com/watch?v=a-B_c1&t=10s', youTube],
    ['https://youtube.com/watch?app=desktop&v=a-B_c1', youTube],
    ['https://m.youtube.com/shorts/a-B_c1', youTube],
    ['https://www.youtube.com/embed/a-B_c1?si=x', youTube],
    ['https://youtu.be/a-B_c1?si=x', youTube],
    ['https://vimeo.com/123', 'https://player.vimeo.com/video/123?autoplay=1&dnt=1'],
    ['https://vimeo.com/123/ab9', 'https://player.vimeo.com/video/123?autoplay=1&dnt=1&h=ab9'],
    [
      'https://player.vimeo.com/video/123?h=ab9',
      'https://player.vimeo.com/video/123?autoplay=1&dnt=1&h=ab9',
    ],
    ['https://video.example.com/embed/1', 'https://video.example.com/embed/1'],
    ['https://www.youtube.com/@mutirao', 'https://www.youtube.com/@mutirao'],
    ['https://notyoutube.com/watch?v=x', 'https://notyoutube.com/watch?v=x'],
  ])('%s plays at %s', (kept, played) => {
    expect(embedUrl(kept)).toBe(played);
  });

  test('has a host name and a machine-readable duration', () => {
    expect(videoHost('https://www.youtube.com/watch?v=x')).toBe('youtube.com');
    expect([isoDuration('15:20'), isoDuration('112:05')]).toEqual(['PT15M20S', 'PT112M5S']);
  });
});

describe('The posters of the episodes', () => {
  const folder = join(import.meta.dirname, '../../public/media/episodes');
  const categories = ['Como funciona', 'Vida nos EUA', 'Saúde', 'Família', 'Something new'];
  const id = (number: number) => `eb000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

  test('are up to date with their script', () => {
    for (const [name, svg] of Object.entries(sceneFiles())) {
      expect(readFileSync(join(folder, `${name}.svg`), 'utf8')).toBe(svg);
    }
  });

  test('use every drawing and no other', () => {
    const numbers = Array.from({ length: 60 }, (_, index) => index);
    const used = categories.flatMap((name) => numbers.map((n) => lookOf(id(n), name).scene));
    expect([...new Set(used)].sort()).toEqual(Object.keys(sceneFiles()).sort());
  });

  test('are stable for an episode and differ between episodes of one category', () => {
    expect(lookOf(id(7), 'Saúde')).toEqual(lookOf(id(7), 'Saúde'));
    const looks = Array.from({ length: 27 }, (_, n) => JSON.stringify(lookOf(id(n), 'Saúde')));
    expect(new Set(looks).size).toBeGreaterThan(20);
  });
});

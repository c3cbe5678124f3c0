import { z } from 'zod/mini';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import { ownFilm } from '~/shared/format/own-film';
import { type Episode, statuses } from './fetch-episodes';

const issue = issuesOf('manageShows');

/** The limits of the database, in characters. */
const episodeLimits = { title: 200, description: 4000, category: 60, address: 2048 };

const address = (isValid: (text: string) => boolean) =>
  z.string().check(
    z.trim(),
    z.maxLength(episodeLimits.address, issue('addressInvalid')),
    z.refine((text) => text === '' || isValid(text), issue('addressInvalid')),
  );

/** A video of another site, or a film that this site serves itself. */
const isVideo = (text: string) => isSecureAddress(text) || ownFilm(text) !== undefined;

const duration = z.pipe(
  z.string().check(z.trim(), z.regex(/^\d{1,3}:[0-5]\d$/, issue('durationInvalid'))),
  // The form accepts `5:30` as `05:30`.
  z.transform((text) => text.padStart(5, '0')),
);

export const episodeSchema = z
  .object({
    title: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, issue('titleRequired')),
        z.maxLength(episodeLimits.title, issue('titleTooLong')),
      ),
    description: z
      .string()
      .check(z.trim(), z.maxLength(episodeLimits.description, issue('descriptionTooLong'))),
    category: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, issue('categoryRequired')),
        z.maxLength(episodeLimits.category, issue('categoryTooLong')),
      ),
    video_url: address(isVideo).check(z.minLength(1, issue('videoRequired'))),
    thumbnail: address(isSecureAddress),
    duration,
    status: z.enum(statuses),
    publish_date: z.string(),
  })
  .check(
    z.refine(({ status, publish_date }) => status === 'Draft' || publish_date !== '', {
      ...issue('dateRequired'),
      path: ['publish_date'],
    }),
    z.refine(
      ({ status, publish_date }) => status !== 'Published' || publish_date <= officeToday(),
      {
        ...issue('dateStillToCome'),
        path: ['publish_date'],
      },
    ),
  );

export type EpisodeForm = z.infer<typeof episodeSchema>;

/** The initial values, which are empty or those of an episode. */
export function episodeForm(
  episode?: Omit<Episode, 'is_shown'> & { is_shown?: boolean },
): EpisodeForm {
  return {
    title: episode?.title ?? '',
    description: episode?.description ?? '',
    category: episode?.category ?? '',
    video_url: episode?.video_url ?? '',
    thumbnail: episode?.thumbnail ?? '',
    duration: episode?.duration ?? '',
    status: episode ? shownStatus(episode) : 'Draft',
    publish_date: episode?.publish_date ?? '',
  };
}

/** The form as the database stores it. */
export function episodeRow({ thumbnail, publish_date, ...others }: EpisodeForm) {
  return { ...others, thumbnail: thumbnail || null, publish_date: publish_date || null };
}

/** The status that visitors see today. */
export function shownStatus(episode: { status: string; is_shown?: boolean }) {
  if (episode.is_shown) return 'Published';
  return statuses.find((status) => status === episode.status) ?? 'Draft';
}

function isSecureAddress(text: string): boolean {
  return /^https:\/\/[^\s/]/.test(text) && URL.canParse(text);
}

/** Today in the office's time zone, as `'2025-01-20'`. Scheduled episodes appear on their day. */
export function officeToday(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}

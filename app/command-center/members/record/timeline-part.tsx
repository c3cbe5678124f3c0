import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListFailure } from '~/command-center/kit/list-messages';
import { Select } from '~/shared/fields/select';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { Skeleton } from '~/shared/ui/skeleton';
import { type TimelineKind, timelineKinds, timelineQuery } from './fetch-timeline';
import { TimelineLine } from './timeline-line';

/** The events of the member, newest first, of all kinds or one. */
export function TimelinePart({ memberId }: { memberId: string }) {
  const { t } = useTranslation('manageMembers');
  const [kind, setKind] = useState<TimelineKind>();
  const query = useInfiniteQuery(timelineQuery(memberId, kind));
  const { data, error, isFetching } = query;
  const events = data?.pages.flatMap((page) => page.events);
  const choose = (value: string) => setKind(timelineKinds.find((known) => known === value));
  return (
    <FactGroup
      title={t('timeline.title')}
      form={
        <div className="grid gap-4" aria-busy={isFetching}>
          <div className="sm:max-w-72">
            <Select
              aria-label={t('timeline.filter')}
              value={kind ?? ''}
              onChange={({ target }) => choose(target.value)}
            >
              <option value="">{t('timeline.all')}</option>
              {timelineKinds.map((one) => (
                <option key={one} value={one}>
                  {t(`timeline.kinds.${one}`)}
                </option>
              ))}
            </Select>
          </div>
          {events?.length === 0 && <p className="text-muted">{t('timeline.none')}</p>}
          {events && events.length > 0 && (
            <ol className="divide-y divide-line/70">
              {events.map((event) => (
                <TimelineLine key={event.id} event={event} memberId={memberId} />
              ))}
            </ol>
          )}
          {error && (
            <ListFailure
              error={error}
              isTrying={isFetching}
              onRetry={() => void (events ? query.fetchNextPage() : query.refetch())}
            />
          )}
          {!events && !error && <Skeleton className="h-40" />}
          {query.hasNextPage && !error && (
            <Button
              variant="outline"
              size="sm"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
              className="w-fit"
            >
              {t('timeline.more')}
            </Button>
          )}
        </div>
      }
    />
  );
}

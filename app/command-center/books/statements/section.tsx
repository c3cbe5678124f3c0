import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SectionMenu } from '~/command-center/books/section-menu';
import { ListFailure } from '~/command-center/kit/list-messages';
import { TabHeading } from '~/command-center/kit/tab-heading';
import { TabPage } from '~/command-center/kit/tab-page';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LinkButton } from '~/shared/ui/link-button';
import { Skeleton } from '~/shared/ui/skeleton';
import { CorrectionEditor } from './correction-editor';
import { CorrectionList } from './correction-list';
import { overviewQuery } from './overview';
import { RunningMonth } from './running-month';
import { StatementList } from './statement-list';

/** The monthly statements: what is published, what is next, and who was emailed. */
export function Statements() {
  const { t } = useTranslation('manageStatements');
  const { data, error, isFetching, refetch } = useQuery(overviewQuery);
  const [isWriting, setWriting] = useState(false);
  return (
    <TabPage>
      <TabHeading lead={t('lead')}>
        <LinkButton to="openBooks" variant="outline" size="sm">
          {t('public')}
        </LinkButton>
        {data && data.statements.length > 0 && (
          <Button size="sm" onClick={() => setWriting(true)}>
            {t('correct.open')}
          </Button>
        )}
      </TabHeading>
      <SectionMenu current="statements" />
      {error && <ListFailure error={error} isTrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" className="grid gap-6">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-80" />
          <Skeleton className="h-60" />
        </div>
      )}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <StatementList statements={data.statements} />
          <CorrectionList overview={data} />
          <RunningMonth running={data.running} />
        </div>
      )}
      {data && isWriting && (
        <CorrectionEditor
          months={data.statements.map(({ month }) => month)}
          onClose={() => setWriting(false)}
        />
      )}
    </TabPage>
  );
}

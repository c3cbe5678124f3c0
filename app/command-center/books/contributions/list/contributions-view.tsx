import { useQuery } from '@tanstack/react-query';
import { FileUp, Percent, Plus } from 'lucide-react';
import { BooksMenu } from '~/command-center/books/books-menu';
import { monthAfter, monthName } from '~/command-center/books/contributions/months';
import { RateDialog } from '~/command-center/books/contributions/rate/rate-dialog';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import { ListTab } from '~/command-center/kit/list/list-tab';
import { useList } from '~/command-center/kit/list/use-list';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import {
  contributionList,
  contributionsQuery,
  fetchContributions,
  monthStates,
} from './fetch-contributions';
import { PaymentDialog } from './payment-dialog';
import { useContributionColumns } from './use-contribution-columns';

/** The next month, this one, and two years back. */
const offered = Array.from({ length: 26 }, (_, index) => 1 - index);

/** All members' months, from which ledgers open. */
export function ContributionsView() {
  const { t } = useTranslation('manageContributions');
  const { language } = useLanguage();
  const record = useOpenRecord();
  const list = useList(contributionList);
  const query = useQuery(contributionsQuery(list.request));
  const columns = useContributionColumns();
  const rows = query.data?.rows ?? [];
  const memberOf = (id: string) => rows.find((row) => row.id === id)?.member_id ?? id;
  const months = offered.map((count) => monthAfter(dayInBocaRaton(), count));
  return (
    <ListTab
      name="contributions"
      lead={t('lead')}
      menu={<BooksMenu current="contributions" />}
      list={list}
      columns={columns}
      query={query}
      record={{
        linkTo: (id) => record.linkTo(memberOf(id)),
        open: (id) => record.open(memberOf(id)),
      }}
      label={t('table')}
      search={t('search')}
      filters={[
        {
          name: 'month',
          label: t('columns.month'),
          choices: months.map((value) => ({ value, label: monthName(value, language) })),
        },
        {
          name: 'state',
          label: t('columns.state'),
          choices: monthStates.map((value) => ({ value, label: t(`states.${value}`) })),
        },
      ]}
      actions={
        <>
          <Button variant="outline" size="sm" onClick={() => record.open('rate')}>
            <Percent className="size-5" />
            {t('rate.button')}
          </Button>
          <Button variant="outline" size="sm" onClick={() => record.open('import')}>
            <FileUp className="size-5" />
            {t('import.button')}
          </Button>
          <Button size="sm" onClick={() => record.open('payment')}>
            <Plus className="size-5" />
            {t('entry.add')}
          </Button>
        </>
      }
      file={{
        table: 'contributions',
        fileName: t('fileName'),
        columns,
        fetchPage: fetchContributions,
      }}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    >
      {record.openId === 'rate' && <RateDialog onClose={record.close} />}
      {record.openId === 'payment' && <PaymentDialog onClose={record.close} />}
    </ListTab>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { ListPage } from '~/command-center/kit/backend/fetch-page';
import { ListMessage } from '~/command-center/kit/list-messages';
import { ReadOnlyNotice } from '~/command-center/kit/permission-notice';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { ColumnsMenu } from './columns-menu';
import { DataTable } from './data-table';
import { ExportButton } from './export-button';
import type { ListColumn } from './list-column';
import { ListFilter } from './list-filter';
import { ListSearch } from './list-search';
import { ListSort } from './list-sort';
import { ListToolbar } from './list-toolbar';
import type { RecordAddress } from './row-link';
import type { List } from './use-list';

/** A filter's name in the list's definition, its label and its choices. */
export type ListFilterChoices = Omit<ComponentProps<typeof ListFilter>, 'list'>;

type Export<Row extends { id: string | number }> = Omit<
  ComponentProps<typeof ExportButton<Row>>,
  'list'
>;

type ListTabProps<Row, Exported extends { id: string | number }> = {
  /** The list in the storage of the browser. */
  name: string;
  lead: string;
  list: List;
  columns: readonly ListColumn<Row>[];
  query: UseQueryResult<ListPage<Row>>;
  /** Opens a row's record; none if rows do not open. */
  record?: RecordAddress | undefined;
  /** Names the table for screen readers. */
  label: string;
  /** The searched fields, such as "Search by name or email". None if the list has no search. */
  search?: string;
  filters: readonly ListFilterChoices[];
  /** Filters without a list of choices, before the others. */
  otherFilters?: ReactNode;
  /** The buttons of the tab, before the export. */
  actions?: ReactNode;
  /** The exported file; none if this admin may not export. */
  file: Export<Exported> | undefined;
  /** Whether the admin may only see the list, not change it. */
  isReadOnly?: boolean;
  /** Replaces an empty list, unless a search or filter narrows it. */
  empty: { title: string; text: string; action?: ReactNode };
  /** Buttons of the toolbar, before the columns. */
  tools?: ReactNode;
  /** The content between heading and toolbar. */
  menu?: ReactNode;
  /** Replaces the table. */
  message?: ReactNode;
  /** What follows the table, such as dialogs. */
  children?: ReactNode;
};

/**
 * A tab with one list: heading, search, filters, sort, export, table or cards, pages, all states.
 * The address contains the request and the open record.
 */
export function ListTab<
  Row extends { id: string | number },
  Exported extends { id: string | number },
>(props: ListTabProps<Row, Exported>) {
  const { name, list, columns, search, filters, file, empty } = props;
  return (
    <TabPage isFull>
      <TabHeading lead={props.lead} isLine>
        {props.actions}
        {file && <ExportButton list={list} {...file} />}
      </TabHeading>
      {props.isReadOnly && <ReadOnlyNotice />}
      {props.menu}
      <ListToolbar
        name={name}
        list={list}
        search={search && <ListSearch list={list} label={search} />}
        filters={
          <>
            {props.otherFilters}
            {filters.map((filter) => (
              <ListFilter key={filter.name} list={list} {...filter} />
            ))}
            <ListSort list={list} columns={columns} />
          </>
        }
      >
        {props.tools}
        <ColumnsMenu name={name} columns={columns} />
      </ListToolbar>
      {props.message || (
        <DataTable
          name={name}
          label={props.label}
          list={list}
          columns={columns}
          query={props.query}
          rowId={({ id }) => String(id)}
          record={props.record}
          empty={
            <ListMessage title={empty.title} text={empty.text}>
              {empty.action}
            </ListMessage>
          }
        />
      )}
      {props.children}
    </TabPage>
  );
}

import { Popover } from '@base-ui/react/popover';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Bookmark, Check, Pencil, RefreshCw, Share2, Trash2, UserRoundX } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { isSuperAdmin } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { inputClass } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import {
  type SavedView,
  savedViewsQuery,
  useViewWork,
  viewProblem,
  viewQuery,
} from './saved-views';
import type { List } from './use-list';

/** As `list_views_name_length` of the database. */
const longestName = 40;

type SavedViewsMenuProps = { name: string; list: List };

/** Opens, saves, renames, shares and deletes views of a list: the own ones and those of the team. */
export function SavedViewsMenu({ name, list }: SavedViewsMenuProps) {
  const { t } = useTranslation(['commandCenter', 'errors']);
  const admin = useAdmin();
  const [address] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const [renamed, rename] = useState<string>();
  const query = useQuery(savedViewsQuery(name));
  const work = useViewWork(name);
  const newName = useRef<HTMLInputElement>(null);
  const id = useId();
  const now = viewQuery(address, list.definition);
  const views = query.data ?? [];
  const isSearch = list.request.search.trim() !== '';
  const current = isSearch ? undefined : views.find((view) => view.query === now);
  const groups = [
    { label: t('commandCenter:list.views.own'), isOwn: true },
    { label: t('commandCenter:list.views.shared'), isOwn: false },
  ].map((group) => ({
    ...group,
    views: views.filter((view) => (view.admin_id === admin.id) === group.isOwn),
  }));
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = newName.current?.value.trim();
    if (!wanted) return newName.current?.focus();
    work.mutate(
      { add: { name: wanted, query: now } },
      {
        onSuccess: () => {
          if (newName.current) newName.current.value = '';
        },
      },
    );
  };
  const label = current
    ? t('commandCenter:list.views.current', { name: current.name })
    : t('commandCenter:list.views.button');
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={label}
        title={label}
        className={clsx(
          'grid size-control shrink-0 place-items-center rounded-full border transition-colors',
          current
            ? 'border-mata-700 bg-mata-100 text-mata-800'
            : 'border-control bg-white text-muted hover:border-muted hover:text-ink',
        )}
      >
        <Bookmark className="size-5" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} align="end" className="z-40 outline-none">
          <Popover.Popup className="grid max-h-[70dvh] w-104 max-w-[92vw] gap-3 overflow-y-auto rounded-md bg-white p-4 text-sm shadow-float outline-none">
            <Popover.Title className="text-base font-semibold">
              {t('commandCenter:list.views.title')}
            </Popover.Title>
            {query.data === undefined &&
              (query.error ? <LoadFailure query={query} /> : <Skeleton className="h-10" />)}
            {query.data?.length === 0 && (
              <p className="text-muted">{t('commandCenter:list.views.none')}</p>
            )}
            {groups.map(
              (group) =>
                group.views.length > 0 && (
                  <section key={group.label} aria-labelledby={`${id}${group.isOwn}`}>
                    <h3 id={`${id}${group.isOwn}`} className="text-xs font-semibold text-muted">
                      {group.label}
                    </h3>
                    <ul>
                      {group.views.map((view) => (
                        <SavedViewRow
                          key={view.id}
                          view={view}
                          now={now}
                          isCurrent={view === current}
                          mayChange={group.isOwn || isSuperAdmin(admin)}
                          isOwn={group.isOwn}
                          isRenamed={view.id === renamed}
                          onRename={rename}
                          work={work}
                          onOpen={() => setOpen(false)}
                          onGone={() => newName.current?.focus()}
                        />
                      ))}
                    </ul>
                  </section>
                ),
            )}
            <form onSubmit={add} className="grid gap-1.5 border-t border-line pt-3">
              <label htmlFor={`${id}name`} className="font-semibold">
                {t('commandCenter:list.views.name')}
              </label>
              <div className="flex gap-2">
                <input
                  ref={newName}
                  id={`${id}name`}
                  maxLength={longestName}
                  autoComplete="off"
                  aria-describedby={`${id}text`}
                  className={inputClass}
                />
                <Button type="submit" size="sm" busy={work.isPending && 'add' in work.variables}>
                  {t('commandCenter:list.views.add')}
                </Button>
              </div>
              <p id={`${id}text`} className="text-muted">
                {t('commandCenter:list.views.text')}
              </p>
            </form>
            <p role="alert" className="text-danger-700 empty:hidden">
              {work.error ? t(viewProblem(work.error)) : null}
            </p>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

type SavedViewRowProps = {
  view: SavedView;
  /** What the list shows now. */
  now: string;
  isCurrent: boolean;
  mayChange: boolean;
  isOwn: boolean;
  isRenamed: boolean;
  onRename: (id: string | undefined) => void;
  work: ReturnType<typeof useViewWork>;
  onOpen: () => void;
  onGone: () => void;
};

function SavedViewRow(props: SavedViewRowProps) {
  const { view, now, isCurrent, mayChange, isOwn, isRenamed, onRename, work } = props;
  const { t } = useTranslation('commandCenter');
  const { name } = view;
  const link = useRef<HTMLAnchorElement>(null);
  const wasRenamed = useRef(false);
  // The link has replaced the field that had the focus.
  useEffect(() => {
    if (wasRenamed.current && !isRenamed) link.current?.focus();
    wasRenamed.current = isRenamed;
  }, [isRenamed]);
  const stop = () => onRename(undefined);
  const change = (to: Partial<SavedView>, text: string, onSuccess?: () => void) =>
    work.mutate({ change: view, to, text }, { ...(onSuccess && { onSuccess }) });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (wanted === '' || wanted === name) return stop();
    change({ name: wanted }, t('list.views.renamed', { name: wanted }), stop);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    stop();
  };
  if (isRenamed) {
    return (
      <li>
        <form onSubmit={save} onKeyDown={onKeyDown} className="flex gap-2 py-1">
          <input
            name="name"
            aria-label={t('list.views.newName')}
            defaultValue={name}
            maxLength={longestName}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the field replaces the button that opened it
            autoFocus
            className={inputClass}
          />
          <Button type="submit" size="sm" busy={work.isPending}>
            {t('list.views.add')}
          </Button>
        </form>
      </li>
    );
  }
  const share = view.is_shared
    ? { label: t('list.views.unshare', { name }), done: t('list.views.nowOwn', { name }) }
    : { label: t('list.views.share', { name }), done: t('list.views.nowShared', { name }) };
  return (
    <li className="flex flex-wrap items-center justify-end gap-0.5">
      <Link
        ref={link}
        to={`?${view.query}`}
        preventScrollReset
        aria-current={isCurrent ? 'page' : undefined}
        onClick={props.onOpen}
        className="flex min-h-10 min-w-40 grow basis-0 items-center gap-2 rounded-sm px-2 font-semibold hover:bg-mata-50 aria-[current]:text-mata-700"
      >
        <span className="wrap-anywhere">{name}</span>
        {isCurrent && <Check className="size-4 shrink-0" />}
        {isOwn && view.is_shared && (
          <span className="text-xs font-normal text-muted">{t('list.views.isShared')}</span>
        )}
      </Link>
      {mayChange && (
        <>
          {view.query !== now && (
            <RowButton
              label={t('list.views.replace', { name })}
              icon={RefreshCw}
              onClick={() => change({ query: now }, t('list.views.replaced', { name }))}
            />
          )}
          <RowButton
            label={t('list.views.rename', { name })}
            icon={Pencil}
            onClick={() => onRename(view.id)}
          />
          {isOwn && (
            <RowButton
              label={share.label}
              icon={view.is_shared ? UserRoundX : Share2}
              onClick={() => change({ is_shared: !view.is_shared }, share.done)}
            />
          )}
          <RowButton
            label={t('list.views.delete', { name })}
            icon={Trash2}
            onClick={() => work.mutate({ remove: view }, { onSuccess: props.onGone })}
          />
        </>
      )}
    </li>
  );
}

type RowButtonProps = { label: string; icon: typeof Pencil; onClick: () => void };

function RowButton({ label, icon: Icon, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-10 shrink-0 place-items-center rounded-xs text-muted hover:bg-sand hover:text-ink"
    >
      <Icon className="size-4" />
    </button>
  );
}

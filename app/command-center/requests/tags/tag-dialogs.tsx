import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { addRow } from '~/command-center/kit/editor/change-row';
import { requestKeys } from '~/command-center/requests/request-keys';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Checkbox } from '~/shared/fields/checkbox';
import { Field } from '~/shared/fields/field';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { findTags, longestName, mostTags, type Tag, tagProblem, useTags } from './tags';

type TagsDialogProps = {
  /** The number of the request. */
  number: string;
  /** Its tags when the dialog opened. */
  ids: readonly string[];
  onSave: (ids: string[]) => void;
  onClose: () => void;
};

/** The tags of one request: checkboxes, and a field that finds or adds a tag. */
export function TagsDialog({ number, ids, onSave, onClose }: TagsDialogProps) {
  const { t } = useTranslation(['manageRequests', 'common']);
  const [chosen, choose] = useState<ReadonlySet<string>>(() => new Set(ids));
  const isFull = chosen.size >= mostTags;
  const put = (id: string, isOn: boolean) =>
    choose((now) => new Set(isOn ? [...now, id] : [...now].filter((other) => other !== id)));
  const save = () => {
    onClose();
    onSave([...chosen].toSorted());
  };
  return (
    <TagSearch
      title={t('manageRequests:tags.ofRequest', { number })}
      text={t('manageRequests:tags.most', { most: mostTags })}
      isFull={isFull}
      onTake={({ id }) => (!isFull || chosen.has(id)) && put(id, true)}
      onDone={save}
      onClose={onClose}
      actions={
        <>
          <Button onClick={save}>{t('manageRequests:tags.saveAll')}</Button>
          <Button variant="quiet" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
        </>
      }
      item={({ id, name }) => (
        <Checkbox
          label={<span className="wrap-anywhere">{name}</span>}
          checked={chosen.has(id)}
          disabled={isFull && !chosen.has(id)}
          onChange={({ target }) => put(id, target.checked)}
        />
      )}
    />
  );
}

type TagChoiceProps = {
  isOn: boolean;
  /** How many requests are selected. */
  count: number;
  /** The tags that at least one of them has, of which one can be removed. */
  used: ReadonlySet<string>;
  onChoose: (tag: Pick<Tag, 'id' | 'name'>) => void;
  onClose: () => void;
};

/** The tag that many requests get or lose. */
export function TagChoice({ isOn, count, used, onChoose, onClose }: TagChoiceProps) {
  const { t } = useTranslation('manageRequests');
  return (
    <TagSearch
      title={t(isOn ? 'tags.add' : 'tags.remove')}
      text={t('bulk.selected', { count })}
      {...(!isOn && { only: used })}
      onTake={onChoose}
      onClose={onClose}
      item={(tag) => (
        <button
          type="button"
          onClick={() => onChoose(tag)}
          className="flex min-h-11 w-full items-center rounded-sm px-3 text-left wrap-anywhere transition-colors hover:bg-mata-50"
        >
          {tag.name}
        </button>
      )}
    />
  );
}

type TagSearchProps = {
  title: string;
  text: string;
  /** The only tags to choose from; without it, all of them, and new ones. */
  only?: ReadonlySet<string>;
  /** No more tags can be taken. */
  isFull?: boolean;
  /** Enter in the field takes the tag with this name, which it adds before if there is none. */
  onTake: (tag: Pick<Tag, 'id' | 'name'>) => void;
  /** Enter in the empty field, or on a checkbox. */
  onDone?: () => void;
  onClose: () => void;
  actions?: ReactNode;
  item: (tag: Tag) => ReactNode;
};

function TagSearch(props: TagSearchProps) {
  const { title, text, only, isFull = false, onTake, onDone, onClose, actions, item } = props;
  const { t } = useTranslation(['manageRequests', 'errors']);
  const client = useQueryClient();
  const query = useTags();
  const [typed, type] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const tags = (query.data ?? []).filter(({ id }) => !only || only.has(id));
  const name = typed.trim();
  const { matching, same } = findTags(tags, name);
  const adding = useSingleMutation({
    mutationFn: async (wanted: string) => {
      const { id } = await addRow('request_tags', { name: wanted });
      await client.invalidateQueries({ queryKey: requestKeys.tags });
      return { id, name: wanted };
    },
    onSuccess: (tag) => {
      type('');
      field.current?.focus();
      onTake(tag);
    },
    onError: () => client.invalidateQueries({ queryKey: requestKeys.tags }),
  });
  const mayAdd = !only && !isFull && query.data !== undefined && name !== '' && !same;
  const take = () => {
    if (same) {
      type('');
      onTake(same);
    } else if (mayAdd) adding.mutate(name);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'Enter' && target instanceof HTMLInputElement) {
      event.preventDefault();
      if (target === field.current && name !== '') take();
      else onDone?.();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (!step) return;
    event.preventDefault();
    const stops = [
      ...event.currentTarget.querySelectorAll<HTMLElement>(':is(input, li button):enabled'),
    ];
    stops[(stops.indexOf(target as HTMLElement) + step + stops.length) % stops.length]?.focus();
  };
  return (
    <Dialog open onClose={onClose} title={title} description={text} actions={actions}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the fields inside */}
      <div onKeyDown={onKeyDown} className="grid grid-cols-[minmax(0,1fr)] gap-2 pb-6">
        <Field
          label={t(only ? 'manageRequests:tags.find' : 'manageRequests:tags.findOrAdd')}
          {...(adding.error && { error: t(tagProblem(adding.error)) })}
        >
          <TextInput
            ref={field}
            value={typed}
            maxLength={longestName}
            autoComplete="off"
            aria-controls={listId}
            onChange={({ target }) => {
              type(target.value);
              adding.reset();
            }}
          />
        </Field>
        {mayAdd && (
          <Button
            variant="outline"
            size="sm"
            busy={adding.isPending}
            onClick={() => adding.mutate(name)}
            className="w-fit max-w-full"
          >
            <Plus className="size-5 shrink-0" />
            <span className="truncate">{t('manageRequests:tags.addNamed', { name })}</span>
          </Button>
        )}
        {query.data === undefined ? (
          query.error ? (
            <LoadFailure query={query} />
          ) : (
            <Skeleton className="h-28" />
          )
        ) : matching.length > 0 ? (
          <ul id={listId} className="max-h-[40dvh] overflow-y-auto">
            {matching.map((tag) => (
              <li key={tag.id}>{item(tag)}</li>
            ))}
          </ul>
        ) : (
          <p id={listId} className="text-sm text-muted">
            {t(name === '' ? 'manageRequests:tags.empty' : 'manageRequests:tags.noMatch')}
          </p>
        )}
      </div>
    </Dialog>
  );
}

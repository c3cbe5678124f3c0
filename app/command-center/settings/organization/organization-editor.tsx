import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { messageKeyOf, refusalCode } from '~/command-center/kit/backend/admin-request-error';
import { useAdmin } from '~/command-center/kit/backend/session';
import { DraftLine } from '~/command-center/kit/editor/draft-line';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useDraft } from '~/command-center/kit/editor/use-draft';
import { useSave } from '~/command-center/kit/editor/use-save';
import { type Description, descriptionSchema } from '~/shared/brand/description/schema';
import { descriptionInForce } from '~/shared/brand/description-in-force';
import { formatDateTime } from '~/shared/format/dates';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { Notice } from '~/shared/ui/notice';
import { OrganizationFields } from './organization-fields';
import {
  type OrganizationForm,
  organizationForm,
  organizationResolver,
  typedDescription,
} from './organization-form';
import {
  isOnStaticHost,
  type NewestVersion,
  type OrganizationState,
  organizationKey,
  publicationOf,
  publishOrganization,
} from './organization-state';
import { Preview } from './preview';
import { Problems } from './problems';
import { Command, PublicationStatus } from './publication-status';
import { ConfirmPublication, PublishBar } from './publish-bar';

const refusals = {
  super_admin_required: 'manageOrganization:refusals.superAdmin',
  changed_meanwhile: 'manageOrganization:refusals.changed',
  publication_running: 'manageOrganization:refusals.running',
  description_invalid: 'manageOrganization:refusals.invalid',
} as const;

type Draft = { seen: number | null; form: OrganizationForm };

type OrganizationEditorProps = {
  state: OrganizationState;
  /** When the state was read, in milliseconds. */
  readAt: number;
};

/** The form with the description of the organization, its preview, and its publication. */
export function OrganizationEditor({ state, readAt }: OrganizationEditorProps) {
  const { t } = useTranslation(['manageOrganization', 'errors']);
  const { newest, published } = state;
  const admin = useAdmin();
  const client = useQueryClient();
  const publication = publicationOf(state, readAt);
  const visible = published?.description ?? descriptionInForce;
  const newestNumber = newest?.number ?? null;

  const form = useForm<OrganizationForm>({
    resolver: organizationResolver(dayInBocaRaton),
    defaultValues: initialForm(state),
    // The list of problems takes the focus.
    shouldFocusError: false,
  });
  // This is read during render, because the form tracks only the state that is read.
  const { isDirty } = form.formState;
  // The version that the values of the form are based on.
  const [seen, setSeen] = useState(newestNumber);
  const [confirmed, setConfirmed] = useState<Description>();
  const [publishedHere, setPublishedHere] = useState<number>();
  // The version whose publication was seen on this page.
  const [watched, setWatched] = useState<number>();
  if (publication === 'running' && newest && newest.number !== watched) setWatched(newest.number);
  const stored = useDraft<Draft>('organization', () =>
    isDirty ? { seen, form: form.getValues() } : undefined,
  );
  const { restored, touch } = stored;
  const draft = restored?.value;
  const { reset, subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: touch }), [subscribe, touch]);
  useEffect(() => {
    if (!draft) return;
    reset(draft.form, { keepDefaultValues: true });
    setSeen(draft.seen);
  }, [draft, reset]);

  const show = (number: number | null, values: OrganizationForm) => {
    reset(values);
    setSeen(number);
  };
  const save = useSave<Description>({
    queryKey: organizationKey,
    onSaved: () => undefined,
    save: async (description) => {
      const number = await publishOrganization(description, seen).catch(async (error) => {
        setConfirmed(undefined);
        if (refusalCode(error) !== undefined) {
          await client.invalidateQueries({ queryKey: organizationKey });
        }
        throw error;
      });
      await client.cancelQueries({ queryKey: organizationKey });
      return {
        text: t('manageOrganization:publish.saved', { number }),
        // The progress is visible at once, before the next response.
        next: () => {
          client.setQueryData<OrganizationState>(organizationKey, {
            ...state,
            newest: newVersion(number, description, admin.name),
          });
          stored.drop();
          show(number, organizationForm(description));
          setPublishedHere(number);
          setConfirmed(undefined);
        },
      };
    },
  });

  const isBehind = newest !== null && newest.number !== seen;
  // Without unsaved input, the form follows what others publish.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new version is a reason
  useEffect(() => {
    if (isBehind && !form.formState.isDirty && !draft) show(newestNumber, initialForm(state));
  }, [newestNumber]);

  const isLocked = publication === 'running' || save.isPending;
  return (
    <FormProvider {...form}>
      <PublicationStatus
        state={state}
        publication={publication}
        readAt={readAt}
        publishedHere={publishedHere}
        isAwaited={newest !== null && [publishedHere, watched].includes(newest.number)}
      />
      {isOnStaticHost && publication !== 'saved' && (
        <Notice>
          <p>{t('manageOrganization:staticHost.text')}</p>
          <Command />
        </Notice>
      )}
      {isDirty && (
        <DraftLine
          restored={restored}
          onDiscard={() => {
            stored.discard();
            reset();
          }}
        />
      )}
      {newest && isBehind && isDirty ? (
        <Conflict
          newest={newest}
          error={save.error}
          onShow={() => {
            save.reset();
            stored.drop();
            show(newest.number, initialForm(state));
          }}
          onKeep={() => {
            save.reset();
            setSeen(newest.number);
          }}
        />
      ) : (
        <SaveFailure
          error={save.error}
          message={save.error ? t(messageKeyOf(save.error, refusals)) : undefined}
          onReload={undefined}
        />
      )}
      <Problems />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <form
          noValidate
          aria-label={t('manageOrganization:title')}
          onSubmit={form.handleSubmit((values) => {
            save.reset();
            setConfirmed(typedDescription(values, dayInBocaRaton()));
          })}
          className="grid grid-cols-[minmax(0,1fr)] gap-4"
        >
          {/* The bar below covers the end of the window. */}
          <fieldset
            disabled={isLocked}
            className="grid min-w-0 gap-4 md:**:[input,select,textarea]:scroll-mb-28"
          >
            <OrganizationFields />
          </fieldset>
          <PublishBar
            visible={visible}
            isLocked={isLocked}
            mayRepeat={newest !== null && newest.state !== 'published'}
            onDiscard={() => {
              stored.drop();
              reset();
            }}
          />
        </form>
        <Preview />
      </div>
      {confirmed && (
        <ConfirmPublication
          visible={visible}
          description={confirmed}
          isBusy={save.isPending}
          onConfirm={() => save.mutate(confirmed)}
          onCancel={() => setConfirmed(undefined)}
        />
      )}
    </FormProvider>
  );
}

/** The newest version, even if it failed. An older schema's version may not fit into the form. */
function initialForm({ newest, published }: OrganizationState): OrganizationForm {
  const candidates = [newest?.description, published?.description];
  const known = candidates.find((one) => one && descriptionSchema.safeParse(one).success);
  return organizationForm(known ?? descriptionInForce);
}

function newVersion(number: number, description: Description, name: string): NewestVersion {
  return {
    number,
    description,
    state: 'waiting',
    step: null,
    failure: null,
    detail: null,
    created_at: new Date().toISOString(),
    created_by: name,
  };
}

type ConflictProps = {
  newest: NewestVersion;
  /** The refusal, if the admin tried to publish. */
  error: unknown;
  onShow: () => void;
  onKeep: () => void;
};

/** States that someone else published a version since the admin began to type. */
function Conflict({ newest, error, onShow, onKeep }: ConflictProps) {
  const { t } = useTranslation('manageOrganization');
  const { language } = useLanguage();
  const { number, created_at: at, created_by: name } = newest;
  const notice: ReactNode = (
    <Notice
      tone="warning"
      live="alert"
      title={t('conflict.title', { name, number, date: formatDateTime(at, language) })}
    >
      <p>{t('conflict.text')}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={onShow}>
          {t('conflict.show')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onKeep}>
          {t('conflict.keep')}
        </Button>
      </div>
    </Notice>
  );
  return error ? <FocusOnMount reason={error}>{notice}</FocusOnMount> : notice;
}

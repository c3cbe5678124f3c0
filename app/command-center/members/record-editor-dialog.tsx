import type { FieldValues } from 'react-hook-form';
import { messageKeyOf, refusalCode } from '~/command-center/kit/backend/admin-request-error';
import type { EditedTable } from '~/command-center/kit/editor/change-row';
import { EditorDialog, type EditorDialogProps } from '~/command-center/kit/editor/editor-dialog';
import type { Messages } from '~/shared/i18n/catalog';
import { useTranslation } from '~/shared/i18n/use-translation';
import { membersKey } from './members-key';

type RecordEditorDialogProps<Values extends FieldValues> = Omit<
  EditorDialogProps<Values>,
  'queryKey' | 'columnLabel'
> & {
  /** The table of the record, for its own refusals. */
  table?: EditedTable;
};

/** `EditorDialog` with the refusals, field labels and queries of the Members tab. */
export function RecordEditorDialog<Values extends FieldValues>(
  props: RecordEditorDialogProps<Values>,
) {
  const { table, ...others } = props;
  const { t } = useTranslation(['manageMembers', 'mergeMembers', 'errors']);
  return (
    <EditorDialog
      problem={(error) => t(saveProblem(error, table))}
      {...others}
      queryKey={membersKey}
      columnLabel={(column) => {
        const word = columnLabels[column];
        return word && t(`manageMembers:record.${word}`);
      }}
    />
  );
}

type Word = keyof Messages['manageMembers']['record'];

/** The labels of fields by database column, as keys of `manageMembers:record`. */
const columnLabels: Partial<Record<string, Word>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  date_of_birth: 'birth',
  gender: 'gender',
  phone_number: 'phone',
  phone: 'phone',
  receive_emails: 'receiveEmails',
  street_address: 'street',
  apartment: 'apartment',
  city: 'city',
  state: 'state',
  zip_code: 'zip',
  country: 'country',
  relationship: 'relationship',
  enrollment_status: 'status',
  status: 'status',
  agent_id: 'advisor',
  product_id: 'plan',
  product_iua_id: 'iua',
  iua_correction: 'iuaCorrection',
  plan_type: 'planType',
  monthly_cost: 'monthly',
  cost_reason: 'costReason',
  enrollment_date: 'enrolled',
  start_date: 'starts',
  end_date: 'ends',
  source: 'source',
  initial_payment_paid: 'initialPayment',
  primary_is_smoker: 'smoker',
  agreed_to_terms: 'terms',
  inactive_reason: 'inactiveReason',
  inactive_date: 'inactiveSince',
};

/** The message key of a failed save, with the unique columns of the table. */
function saveProblem(error: unknown, table: EditedTable | undefined) {
  if (refusalCode(error) === '23505') {
    if (table === 'members') return 'manageMembers:refusals.emailTaken';
    if (table === 'household_people') {
      const isSpouse = error instanceof Error && error.message.includes('spouse');
      return isSpouse ? 'manageMembers:refusals.spouseTaken' : 'manageMembers:refusals.personTaken';
    }
    if (table === 'agents') {
      const isCode = error instanceof Error && error.message.includes('enrollment_code');
      return isCode
        ? 'manageMembers:refusals.codeTaken'
        : 'manageMembers:refusals.advisorEmailTaken';
    }
  }
  return messageKeyOf(error, {
    member_merged: 'mergeMembers:refusals.member_merged',
    advisor_email_is_login: 'manageMembers:refusals.advisorEmailIsLogin',
    iua_changed: 'manageMembers:refusals.iuaChanged',
    cost_reason_missing: 'manageMembers:refusals.costReason',
    plan_retired: 'manageMembers:refusals.planRetired',
    iua_retired: 'manageMembers:refusals.iuaRetired',
  } as const);
}

import type { ComponentProps } from 'react';
import { FormField } from '~/command-center/kit/editor/form-field';
import { useOrganizationLabels } from '~/command-center/kit/use-organization-labels';
import type { OrganizationForm } from './organization-form';

type ValueProps = Omit<ComponentProps<typeof FormField<OrganizationForm>>, 'label'>;

/** A field with the label that the preview and the messages also use. */
export function Value(props: ValueProps) {
  const labelOf = useOrganizationLabels();
  return <FormField<OrganizationForm> label={labelOf(props.name)} {...props} />;
}

export function Address(props: ValueProps) {
  return <Value inputMode="url" spellCheck={false} autoCapitalize="none" {...props} />;
}

import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { z } from 'zod/mini';
import { typedEmail } from '~/shared/fields/typed-credentials';

export type RequestLinkIssue = 'emailRequired' | 'emailInvalid';
export type LinkRequest = { email: string };

const issue = (key: RequestLinkIssue) => ({ error: key, abort: true });

const schema = z.object({ email: typedEmail(issue('emailRequired'), issue('emailInvalid')) });

/** The form that requests a link by email. Loaded with the first input. */
export function requestLinkForm() {
  return createFormControl<LinkRequest>({ resolver: zodResolver(schema) });
}

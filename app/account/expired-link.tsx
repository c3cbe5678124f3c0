import type { ReactNode } from 'react';
import { StepTitle } from '~/shared/page/form-page';

type ExpiredLinkProps = {
  title: string;
  text: string;
  /** The links to get another one. */
  children: ReactNode;
};

/** The view of an emailed link that is used up, expired, or incomplete. */
export function ExpiredLink({ title, text, children }: ExpiredLinkProps) {
  return (
    <>
      <div role="status">
        <StepTitle title={title}>{text}</StepTitle>
      </div>
      <div className="grid gap-3">{children}</div>
    </>
  );
}

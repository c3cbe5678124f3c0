import '~/shared/browser/left-release';
import { Outlet, useLocation } from 'react-router';
import { QuietHeader } from '~/shared/chrome/quiet-header';
import { formAt } from '~/shared/forms/form-pages';
import { PageContent } from '~/shared/page/page-content';
import { SkipLink } from '~/shared/page/skip-link';
import { Framed } from './framed';

/** The layout of a form: a minimal header on its own page, and none in a frame. */
export default function FormLayout() {
  return (
    <Framed form={formAt(useLocation().pathname)}>
      <div className="frame-hidden">
        <SkipLink />
        <QuietHeader />
      </div>
      <PageContent>
        <Outlet />
      </PageContent>
    </Framed>
  );
}

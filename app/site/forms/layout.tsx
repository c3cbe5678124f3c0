import '~/shared/browser/left-release';
import { Outlet, useLocation } from 'react-router';
import { MinimalHeader } from '~/shared/chrome/minimal-header';
import { formAt } from '~/shared/forms/form-pages';
import { PageContent } from '~/shared/page/page-content';
import { SkipLink } from '~/shared/page/skip-link';
import { FrameAdapter } from './frame-adapter';

/** The layout of a form: a minimal header on its own page, and none in a frame. */
export default function FormLayout() {
  return (
    <FrameAdapter form={formAt(useLocation().pathname)}>
      <div className="frame-hidden">
        <SkipLink />
        <MinimalHeader />
      </div>
      <PageContent>
        <Outlet />
      </PageContent>
    </FrameAdapter>
  );
}

import '~/lib/left-release';
import { Outlet, useLocation } from 'react-router';
import { QuietHeader } from '~/components/chrome/site-header';
import { PageContent } from '~/components/page-content';
import { SkipLink } from '~/components/skip-link';
import { Framed } from '~/features/forms/components/framed';
import { formAt } from '~/features/forms/form-pages';

/** A form on its own has quiet chrome; in a frame it has none. */
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

import { useLocation } from 'react-router';
import { FormPage } from '~/features/forms/components/form-page';
import { formAt, formPages } from '~/features/forms/form-pages';
import { pageLoader } from '~/i18n/page-data';

/** One file for all forms: the address says which. */
const load = ({ request }: { request: Request }) => {
  const form = formAt(new URL(request.url).pathname);
  return pageLoader(formPages[form])({ request });
};

export const loader = load;
export const clientLoader = load;

export default function Form() {
  return <FormPage form={formAt(useLocation().pathname)} />;
}

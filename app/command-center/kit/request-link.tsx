import { Link, type LinkProps } from 'react-router';
import { pathFor } from '~/paths';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';

/** The address of a sharing request in the Command Center. */
export function requestAddress(number: string, language: Language): string {
  return `${pathFor('adminRequests', language)}/${number}`;
}

type RequestLinkProps = Omit<LinkProps, 'to'> & {
  number: string;
  /** A query, with its `?`. */
  search?: string;
};

/** A link to a sharing request, in the current language. */
export function RequestLink({ number, search = '', ...props }: RequestLinkProps) {
  const { language } = useLanguage();
  return <Link {...props} to={`${requestAddress(number, language)}${search}`} />;
}

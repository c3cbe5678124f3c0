import { Link } from 'react-email';
import { light } from './colors.ts';

/** An address inside a paragraph, shown as it is. */
export function TextLink({ url }: { url: string }) {
  return (
    <Link href={url} className="link" style={{ color: light.link, overflowWrap: 'anywhere' }}>
      {url}
    </Link>
  );
}

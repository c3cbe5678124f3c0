import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { paths } from '~/paths';
import routes from '~/routes';
import { V6RegExMatcher } from '../../scripts/build/stand-ins/route-matcher';

const tree = [{ id: 'root', path: '', children: routes.map(asRoute) }];
const matcher = new V6RegExMatcher('/');
matcher.update(tree);

const addresses = Object.values(paths).flatMap((path) => [path, `/BR${path}`]);
const unusual = [
  '/en',
  '/EN/',
  '/br',
  '/BR/',
  '/about/',
  '/About',
  '/BR/rules//',
  '//about',
  '/abou%74',
];
const unknown = [
  '/nobody',
  '/BR/nobody/here',
  '/xabout',
  '/BR/rules/xexclusions',
  '/portal/',
  '/%',
];

test.each([...addresses, ...unusual, ...unknown])(
  '%s matches the same route as the router',
  (address) => {
    const found = matcher.match({ pathname: address });
    const expected = matchRoutes(tree, address);
    expect(found).toEqual(expected);
    expect(found?.map(({ route }) => route)).toEqual(expected?.map(({ route }) => route));
    // Not copies: the router compares routes by identity.
    for (const [index, match] of (found ?? []).entries()) {
      expect(match.route).toBe(expected?.[index]?.route);
    }
  },
);

test('an address as a string matches too', () => {
  expect(matcher.match('/about?from=mail#team')?.at(-1)?.route.id).toBe('about.en');
});

test('an unknown address matches no route', () => {
  const lonely = new V6RegExMatcher('/');
  lonely.update([{ id: 'about', path: 'about' }]);
  expect(lonely.match({ pathname: '/contact' })).toBeNull();
});

function asRoute({ id, file, path, children }: RouteConfigEntry): RouteObject {
  return { id: id ?? file, path, children: children?.map(asRoute) };
}

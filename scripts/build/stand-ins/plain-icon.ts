import { createElement, type SVGProps } from 'react';

type Drawing = { node: readonly (readonly [tag: string, attributes: object])[] };
type IconProps = SVGProps<SVGSVGElement>;

/**
 * Stands in for the icon library's own way to make an icon of a drawing, which also knows contexts,
 * sizes and class names that nothing here uses: 1 kB on every page. See docs/decisions/021.
 */
// biome-ignore lint/style/noDefaultExport: the library imports the part that this replaces so
export default function createIcon(drawing: Drawing) {
  return (props: IconProps) => draw(drawing, props);
}

/** An icon that is given no name of its own says nothing to screen readers. */
function draw({ node }: Drawing, props: IconProps) {
  const isNamed = Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role');
  return createElement(
    'svg',
    {
      width: 24,
      height: 24,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': isNamed ? undefined : true,
      ...props,
    },
    ...node.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}

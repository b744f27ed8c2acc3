import type { LucideProps } from 'lucide-react';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface Drawn {
  readonly className: string;
  readonly inside: { readonly __html: string };
}

const renderIcon = (Icon: ComponentType<LucideProps>): Drawn => {
  const [, className = '', inside = ''] =
    /^<svg[^>]* class="([^"]*)"[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(createElement(Icon))) ?? [];
  return { className, inside: { __html: inside } };
};

const isLabelled = (props: object): boolean =>
  Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title');

/**
 * Server version of an icon: rendered once, then reused as markup. A page has dozens of icons, which were two fifths of
 * its elements. The markup is identical.
 */
export const inPlace = (Icon: ComponentType<LucideProps>): ComponentType<LucideProps> => {
  let drawn: Drawn | undefined;
  return (props) => {
    const { size, width, height, color, strokeWidth, className, children, absoluteStrokeWidth, ref, ...rest } = props;
    if (absoluteStrokeWidth || children || ref) return createElement(Icon, props);
    drawn ??= renderIcon(Icon);
    return createElement('svg', {
      xmlns: 'http://www.w3.org/2000/svg',
      width: width ?? size ?? 24,
      height: height ?? size ?? 24,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: color ?? 'currentColor',
      strokeWidth: strokeWidth ?? 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: className ? `${drawn.className} ${className}` : drawn.className,
      ...(!isLabelled(rest) && { 'aria-hidden': 'true' }),
      ...rest,
      dangerouslySetInnerHTML: drawn.inside,
    });
  };
};

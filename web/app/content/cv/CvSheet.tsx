import type { CvBox, CvNode, CvText } from '@m4u/contract/content/cv/layout';
import type { CvDocument } from '@m4u/contract/content/cv/rules';
import { layoutOf } from '@m4u/contract/content/cv/templates';
import { useId } from 'react';
import { toLocale } from '../../platform/language/language.ts';
import { classNames } from '../../ui/classNames.ts';
import { sheetCss } from './sheetStyles.tsx';

interface Drawing {
  /** Address of the photo. */
  readonly photo: string | null;
  /** The sheet is only an image of a page, so it has no headings in the document's outline. */
  readonly plain: boolean;
}

/** An email address breaks before its `@`, as in the PDF, rather than anywhere. */
const Email = ({ text }: { text: string }) => {
  const at = text.lastIndexOf('@');
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
};

const Words = ({ node: { style, role, text, href }, plain }: { node: CvText; plain: boolean }) => {
  const className = style.join(' ');
  const words = href?.startsWith('mailto:') ? <Email text={text} /> : text;
  if (href !== undefined && !plain)
    return (
      <a className={className} href={href} {...(/^https?:/i.test(href) && { rel: 'nofollow noopener ugc' })}>
        {words}
      </a>
    );
  if (role === 'marker')
    return (
      <span aria-hidden className={className}>
        {text}
      </span>
    );
  const Tag = plain || role === undefined || role === 'ul' || role === 'li' ? 'span' : role;
  return <Tag className={className}>{words}</Tag>;
};

const Box = ({ node, drawing }: { node: CvBox; drawing: Drawing }) => {
  const { style, role, label, whole, children } = node;
  const Tag = drawing.plain || role === undefined || role === 'marker' ? 'div' : role;
  const className = classNames(style.join(' '), whole && 'cv-whole');
  const inside = children.map((child, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a drawing is made anew as a whole
    <Node key={index} node={child} drawing={drawing} />
  ));
  if (label !== undefined)
    return (
      <div className={className}>
        <span className="sr-only">{label}</span>
        {inside}
      </div>
    );
  return <Tag className={className}>{inside}</Tag>;
};

const Node = ({ node, drawing }: { node: CvNode; drawing: Drawing }) => {
  if (node.type === 'text') return <Words node={node} plain={drawing.plain} />;
  if (node.type === 'box') return <Box node={node} drawing={drawing} />;
  return drawing.photo === null ? null : (
    <img className={node.style.join(' ')} src={drawing.photo} alt={drawing.plain ? '' : node.label} />
  );
};

export interface CvSheetProps {
  cv: CvDocument;
  /** Address of the photo in the shown size; null for none. */
  photo: string | null;
  /** `read` adapts to narrow screens; `preview` is the printed sheet at any width. */
  mode: 'read' | 'preview';
}

/** A CV in the layout of its template: the same on screen, on paper and in its PDF. */
export const CvSheet = ({ cv, photo, mode }: CvSheetProps) => {
  const layout = layoutOf(photo === null ? { ...cv, photo: null } : cv);
  const className = `cv-${useId().replaceAll(/[^a-z0-9]/gi, '')}`;
  const drawing = { photo, plain: mode === 'preview' };
  return (
    <div className="cv-frame" lang={toLocale(cv.language) ?? 'vi'}>
      <style>{sheetCss(className, layout)}</style>
      <div className={classNames('cv-sheet', className, mode === 'read' && 'cv-read')}>
        {layout.strip && (
          <div
            aria-hidden
            className="cv-strip"
            style={{ width: `calc(${layout.strip.width} * var(--cv-pt))`, backgroundColor: layout.strip.color }}
          />
        )}
        {layout.body.map((node, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a drawing is made anew as a whole
          <Node key={index} node={node} drawing={drawing} />
        ))}
      </div>
    </div>
  );
};

import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { EditLink } from '../../profile/page/owner/EditLink.tsx';
import { Block } from '../../profile/theme/ThemedPage.tsx';
import { IconLink } from '../../ui/Button.tsx';
import { type CardKind, kindWordsFor } from './kind.tsx';
import { withOwner } from './paths.tsx';
import type { SectionProps } from './sectionProps.tsx';

/** A link with its label. */
export interface Way {
  readonly to: string;
  readonly label: string;
}

/** The owner's buttons of a section; empty for other readers. */
export const OwnersTools = ({ add, arrange }: { add: Way | undefined; arrange: Way | undefined }) => (
  <span className="flex gap-2">
    {arrange && <EditLink to={arrange.to} label={arrange.label} />}
    {add && (
      <IconLink to={add.to} label={add.label} icon={Plus} className="no-print surface border border-line shadow-sm" />
    )}
  </span>
);

export interface ContentSectionProps<Card> extends SectionProps<Card> {
  kind: CardKind<Card>;
}

/** A kind of content on its owner's page: the first pieces and a link to all. Nothing when empty. */
export const ContentSection = <Card,>({ kind, section: { data, total }, owner }: ContentSectionProps<Card>) => {
  const { id, paths, List, Card } = kind;
  const texts = kindWordsFor(kind, owner.kind);
  const title = texts.title();
  const add = owner.can.update ? { to: withOwner(paths.edit('new'), owner), label: texts.add() } : undefined;
  const arrange = add && texts.arrange && { to: withOwner(paths.arrange(), owner), label: texts.arrange() };
  const hasMore = total > data.length;
  if (total === 0) return null;
  return (
    <Block id={id} title={title} edit={<OwnersTools add={add} arrange={arrange} />}>
      <div className="pt-2">
        <List items={data}>{(item) => <Card item={item} lang={owner.lang} />}</List>
      </div>
      {(hasMore || arrange) && (
        <Link
          to={paths.all(owner)}
          aria-label={m.content_see_all_of({ title })}
          className="mt-2 -mb-2 flex min-h-11 items-center justify-center gap-1 rounded-md font-semibold text-accent-ink hover:bg-sunken"
        >
          {m.content_see_all()}
          {hasMore && <span className="font-normal text-muted">({number(total)})</span>}
          <ChevronRight aria-hidden size={18} />
        </Link>
      )}
    </Block>
  );
};

import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { AddPart, EditLink } from '../../profile/page/owner/EditLink.tsx';
import { Block } from '../../profile/theme/ThemedPage.tsx';
import { IconLink } from '../../ui/Button.tsx';
import { type CardKind, wordsOn } from './kind.tsx';
import { onPageOf } from './paths.tsx';
import type { SectionProps } from './sectionProps.tsx';

/** A link with its words. */
export interface Way {
  readonly to: string;
  readonly label: string;
}

export interface ContentSectionProps {
  id: string;
  title: string;
  /** How many rows the reader may see in all. */
  total: number;
  /** How many of them are shown here. */
  shown: number;
  /** Where all of them are. */
  all: string;
  /** For the owner alone: writing a new one. Its words stand in place of an empty section. */
  add?: Way | undefined;
  /** For the owner alone: the pencil that leads to putting them in order. */
  arrange?: Way | undefined;
  /** A few cards. */
  children: ReactNode;
}

const OwnersTools = ({ add, arrange }: Pick<ContentSectionProps, 'add' | 'arrange'>) => (
  <span className="flex gap-2">
    {arrange && <EditLink to={arrange.to} label={arrange.label} />}
    {add && (
      <IconLink to={add.to} label={add.label} icon={Plus} className="no-print surface border border-line shadow-sm" />
    )}
  </span>
);

/** A kind of content on its owner's page: a few, and the way to all. Nothing when there is none, but for the owner. */
export const ContentSection = ({ id, title, total, shown, all, add, arrange, children }: ContentSectionProps) => {
  if (total === 0 && !add) return null;
  return (
    <Block id={id} title={title} edit={total > 0 && <OwnersTools add={add} arrange={arrange} />}>
      {total === 0 && add ? (
        <AddPart to={add.to}>{add.label}</AddPart>
      ) : (
        <>
          <div className="pt-2">{children}</div>
          {(total > shown || arrange) && (
            <Link
              to={all}
              aria-label={m.content_see_all_of({ title })}
              className="mt-2 -mb-2 flex min-h-11 items-center justify-center gap-1 rounded-md font-semibold text-accent-ink hover:bg-sunken"
            >
              {m.content_see_all()}
              {total > shown && <span className="font-normal text-muted">({number(total)})</span>}
              <ChevronRight aria-hidden size={18} />
            </Link>
          )}
        </>
      )}
    </Block>
  );
};

/** The first pieces of a kind on their owner's page. */
export const KindSection = <Card,>({
  kind,
  section: { data, total },
  owner,
}: SectionProps<Card> & { kind: CardKind<Card> }) => {
  const { id, paths, List, Card } = kind;
  const { title, add, arrange } = wordsOn(kind, owner.kind);
  return (
    <ContentSection
      id={id}
      title={title()}
      total={total}
      shown={data.length}
      all={paths.all(owner)}
      {...(owner.can.update && {
        add: { to: onPageOf(paths.edit('new'), owner), label: add() },
        arrange: arrange && { to: onPageOf(paths.arrange(), owner), label: arrange() },
      })}
    >
      <List items={data}>{(item) => <Card item={item} lang={owner.lang} />}</List>
    </ContentSection>
  );
};

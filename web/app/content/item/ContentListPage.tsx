import type { LucideIcon } from 'lucide-react';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { IconLink, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ContentPage, ContentTitle, Panel } from './ContentPage.tsx';
import { type CardKind, type ContentKind, wordsOn } from './kind.tsx';
import { FromStart } from './MoreRows.tsx';
import type { ContentOwner } from './owner.server.ts';
import { onPageOf } from './paths.tsx';

interface ListFrame {
  /** A button of every reader's, after the owner's. */
  more?: ReactNode;
  /** What the list is narrowed by, with its own distance to the list. */
  narrowing?: ReactNode;
}

export interface ContentListPageProps extends ListFrame {
  kind: ContentKind;
  owner: ContentOwner;
  /** What is said when there is nothing to show; null when there is. */
  empty: { readonly icon: LucideIcon; readonly title: string } | null;
  /** The rows. */
  children: ReactNode;
}

/** All of a kind on a page: its title with the owner's buttons, what it is narrowed by, and the rows or why none are. */
export const ContentListPage = ({ kind, owner, more, narrowing, empty, children }: ContentListPageProps) => {
  const { paths } = kind;
  const words = wordsOn(kind, owner.kind);
  const add = owner.can.update && onPageOf(paths.edit('new'), owner);
  // With nothing at all there is nothing to narrow or to put in order: the one button is that of the empty list.
  const { search } = useLocation();
  const bare = empty !== null && search === '';
  return (
    <ContentPage owner={owner}>
      <ContentTitle
        title={words.title()}
        actions={
          ((add && !bare) || more) && (
            <>
              {add && !bare && (
                <>
                  <LinkButton to={add} icon={Plus}>
                    {words.add()}
                  </LinkButton>
                  {words.arrange && (
                    <IconLink to={onPageOf(paths.arrange(), owner)} label={words.arrange()} icon={Pencil} />
                  )}
                </>
              )}
              {more}
            </>
          )
        }
      />
      {!bare && narrowing}
      <FromStart />
      {empty ? (
        <Panel>
          <EmptyState {...empty} action={add && <LinkButton to={add}>{words.add()}</LinkButton>} />
        </Panel>
      ) : (
        children
      )}
    </ContentPage>
  );
};

/** The part that loaders of all lists answer. */
interface LoadedList<Card> {
  readonly owner: ContentOwner;
  readonly data: readonly Card[];
  readonly nextCursor: string | null;
}

export interface KindListProps<Card> extends ListFrame {
  kind: CardKind<Card>;
  loaded: LoadedList<Card>;
  /** What stands there when there is nothing to show. */
  empty: { readonly icon: LucideIcon; readonly title: string };
}

/** All pieces of a kind on a page, as cards. */
export const KindList = <Card,>({ kind, loaded, empty, ...frame }: KindListProps<Card>) => {
  const { owner, data, nextCursor } = loaded;
  const { List, Card } = kind;
  return (
    <ContentListPage kind={kind} owner={owner} empty={data.length === 0 ? empty : null} {...frame}>
      <List
        label={wordsOn(kind, owner.kind).title()}
        items={data}
        nextCursor={nextCursor}
        pageOf={(answer: LoadedList<Card>) => answer}
      >
        {(item) => <Card item={item} lang={owner.lang} heading="h2" priority={item === data[0]} />}
      </List>
    </ContentListPage>
  );
};

import type { LucideIcon } from 'lucide-react';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { IconLink, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ContentPage, ContentTitle, Panel } from './ContentPage.tsx';
import { type CardKind, wordsOn } from './kind.tsx';
import { FromStart } from './MoreRows.tsx';
import type { ContentOwner } from './owner.server.ts';
import { type KindPaths, onPageOf } from './paths.tsx';

export interface ContentListPageProps {
  owner: ContentOwner;
  paths: KindPaths;
  title: string;
  /** What the owner's buttons say. */
  words: { readonly add: string; readonly arrange: string };
  /** A button of every reader's, after the owner's. */
  more?: ReactNode;
  /** What the list is narrowed by, with its own distance to the list. */
  narrowing?: ReactNode;
  /** What is said when there is nothing to show; null when there is. */
  empty: { readonly icon: LucideIcon; readonly title: string } | null;
  /** The rows. */
  children: ReactNode;
}

/** All of a kind on a page: its title with the owner's buttons, what it is narrowed by, and the rows or why none are. */
export const ContentListPage = ({
  owner,
  paths,
  title,
  words,
  more,
  narrowing,
  empty,
  children,
}: ContentListPageProps) => {
  const add = owner.can.update && onPageOf(paths.edit('new'), owner);
  // With nothing at all there is nothing to narrow or to put in order: the one button is that of the empty list.
  const { search } = useLocation();
  const bare = empty !== null && search === '';
  return (
    <ContentPage owner={owner}>
      <ContentTitle
        title={title}
        actions={
          ((add && !bare) || more) && (
            <>
              {add && !bare && (
                <>
                  <LinkButton to={add} icon={Plus}>
                    {words.add}
                  </LinkButton>
                  <IconLink to={onPageOf(paths.arrange(), owner)} label={words.arrange} icon={Pencil} />
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
          <EmptyState {...empty} action={add && <LinkButton to={add}>{words.add}</LinkButton>} />
        </Panel>
      ) : (
        children
      )}
    </ContentPage>
  );
};

/** What the loader of a list answers. */
interface LoadedList<Card> {
  readonly owner: ContentOwner;
  readonly data: readonly Card[];
  readonly nextCursor: string | null;
}

export interface KindListProps<Card> {
  kind: CardKind<Card>;
  loaded: LoadedList<Card>;
  /** What stands there when there is nothing to show. */
  empty: { readonly icon: LucideIcon; readonly title: string };
  /** What the list is narrowed by, with its own distance to the list. */
  narrowing?: ReactNode;
  /** A button of every reader's, after the owner's. */
  more?: ReactNode;
}

/** All pieces of a kind on a page, as cards. */
export const KindList = <Card,>({ kind, loaded, empty, ...rest }: KindListProps<Card>) => {
  const { owner, data, nextCursor } = loaded;
  const { paths, List, Card } = kind;
  const { title, add, arrange } = wordsOn(kind, owner.kind);
  return (
    <ContentListPage
      owner={owner}
      paths={paths}
      title={title()}
      words={{ add: add(), arrange: arrange?.() ?? '' }}
      empty={data.length === 0 ? empty : null}
      {...rest}
    >
      <List label={title()} items={data} nextCursor={nextCursor} pageOf={(answer: LoadedList<Card>) => answer}>
        {(item) => <Card item={item} lang={owner.lang} heading="h2" priority={item === data[0]} />}
      </List>
    </ContentListPage>
  );
};

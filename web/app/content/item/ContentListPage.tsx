import type { LucideIcon } from 'lucide-react';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { IconLink, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ContentPage, ContentTitle, Panel } from './ContentPage.tsx';
import { type CardKind, type ContentKind, kindWordsFor } from './kind.tsx';
import { FromStart } from './MoreRows.tsx';
import type { ContentOwner } from './owner.server.ts';
import { withOwner } from './paths.tsx';

interface ListFrame {
  /** A button for every reader, after the owner's. */
  more?: ReactNode;
  /** Filter of the list; it includes its own distance to the list. */
  filters?: ReactNode;
}

export interface ContentListPageProps extends ListFrame {
  kind: ContentKind;
  owner: ContentOwner;
  /** Text of an empty list; null when there are rows. */
  empty: { readonly icon: LucideIcon; readonly title: string } | null;
  /** The rows. */
  children: ReactNode;
}

/** All pieces of a kind on a page: title, the owner's buttons, filter, and rows or the text of an empty list. */
export const ContentListPage = ({ kind, owner, more, filters, empty, children }: ContentListPageProps) => {
  const { paths } = kind;
  const texts = kindWordsFor(kind, owner.kind);
  const add = owner.can.update && withOwner(paths.edit('new'), owner);
  // Without any pieces there is nothing to filter or arrange, so only the empty list's button is shown.
  const { search } = useLocation();
  const bare = empty !== null && search === '';
  return (
    <ContentPage owner={owner}>
      <ContentTitle
        title={texts.title()}
        actions={
          ((add && !bare) || more) && (
            <>
              {add && !bare && (
                <>
                  <LinkButton to={add} icon={Plus}>
                    {texts.add()}
                  </LinkButton>
                  {texts.arrange && (
                    <IconLink to={withOwner(paths.arrange(), owner)} label={texts.arrange()} icon={Pencil} />
                  )}
                </>
              )}
              {more}
            </>
          )
        }
      />
      {!bare && filters}
      <FromStart />
      {empty ? (
        <Panel>
          <EmptyState {...empty} action={add && <LinkButton to={add}>{texts.add()}</LinkButton>} />
        </Panel>
      ) : (
        children
      )}
    </ContentPage>
  );
};

/** Data that the loaders of all lists return. */
interface LoadedList<Card> {
  readonly owner: ContentOwner;
  readonly data: readonly Card[];
  readonly nextCursor: string | null;
}

export interface KindListProps<Card> extends ListFrame {
  kind: CardKind<Card>;
  loaded: LoadedList<Card>;
  /** Text of an empty list. */
  empty: { readonly icon: LucideIcon; readonly title: string };
}

/** All pieces of a kind on a page, as cards. */
export const KindList = <Card,>({ kind, loaded, empty, ...frame }: KindListProps<Card>) => {
  const { owner, data, nextCursor } = loaded;
  const { List, Card } = kind;
  return (
    <ContentListPage kind={kind} owner={owner} empty={data.length === 0 ? empty : null} {...frame}>
      <List
        label={kindWordsFor(kind, owner.kind).title()}
        items={data}
        nextCursor={nextCursor}
        pageOf={(answer: LoadedList<Card>) => answer}
      >
        {(item) => <Card item={item} lang={owner.lang} heading="h2" priority={item === data[0]} />}
      </List>
    </ContentListPage>
  );
};

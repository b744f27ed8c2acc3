import type { ExploreSection } from '@m4u/contract/insight/explore/sections';
import type { ReactNode } from 'react';
import { cataloguePath } from '../../content/item/paths.tsx';
import { PostCardLink } from '../../content/post/postKind.tsx';
import { ProductTile } from '../../content/product/productKind.tsx';
import { m } from '../../paraglide/messages.js';
import { StoredPicture } from '../../profile/upload/StoredPicture.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/classNames.ts';
import { RichText } from '../../ui/richText/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { agencyMembersPath, companiesPath } from './explorePaths.tsx';
import { exploreSectionWords } from './exploreWords.tsx';
import { GroupTile, PersonTile } from './GroupFaces.tsx';

/** Whether a section has nothing to show; then its title is left out too. */
export const isEmpty = ({ kind, title, content, images, ...lists }: ExploreSection): boolean => {
  if (kind === 'banner') return title === '' && images.length === 0;
  return kind === 'text' ? content === '' : lists[kind].length === 0;
};

const sectionTitle = ({ kind, title }: ExploreSection): string => title || exploreSectionWords[kind]();

/** Pictures of a banner; several are in a swipeable row. */
const Pictures = ({ section: { images }, first }: { section: ExploreSection; first: boolean }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- by keyboard it is swiped only with the focus
  <ul tabIndex={images.length > 1 ? 0 : undefined} className="flex snap-x snap-mandatory overflow-x-auto">
    {images.map((picture, index) => (
      <li key={picture._id} className={images.length > 1 ? 'w-[90%] shrink-0 snap-center' : 'w-full'}>
        <figure>
          <StoredPicture
            alt="" // The caption says it.
            picture={picture}
            sizes="(min-width: 1200px) 1200px, 100vw"
            priority={first && index === 0}
            className="aspect-2/1 w-full object-cover lg:aspect-3/1"
          />
          {picture.caption !== '' && (
            <figcaption lang="" className="px-4 pt-2 text-sm text-muted">
              {picture.caption}
            </figcaption>
          )}
        </figure>
      </li>
    ))}
  </ul>
);

const Banner = ({ section, first }: { section: ExploreSection; first: boolean }) => {
  const { title, text, link, linkLabel, images } = section;
  const hasWords = title !== '' || text !== '' || link !== null;
  return (
    <section className="py-4">
      <Card padded={false}>
        {images.length > 0 && <Pictures section={section} first={first} />}
        {hasWords && (
          <div className="stack items-start gap-3 p-4 sm:p-6">
            {title !== '' && (
              <h2 lang="" className="text-xl tracking-tight wrap-anywhere">
                {title}
              </h2>
            )}
            {text !== '' && (
              <p lang="" className="wrap-anywhere text-muted">
                {text}
              </p>
            )}
            {link !== null && (
              <LinkButton to={link} lang="">
                {linkLabel}
              </LinkButton>
            )}
          </div>
        )}
      </Card>
    </section>
  );
};

const Tiles = ({ section, narrow }: { section: ExploreSection; narrow: boolean }) => {
  const { groups, members, products } = section;
  return (
    <ul
      aria-label={sectionTitle(section)}
      className={classNames('grid fit-2 gap-3', !narrow && 'sm:grid-cols-3 lg:grid-cols-4')}
    >
      {groups.map((group) => (
        <li key={group._id}>
          <GroupTile group={group} />
        </li>
      ))}
      {members.map((person) => (
        <li key={person._id}>
          <PersonTile person={person} />
        </li>
      ))}
      {products.map((product) => (
        <li key={product._id}>
          <ProductTile item={product} lang="" />
        </li>
      ))}
    </ul>
  );
};

const Posts = ({ section, narrow }: { section: ExploreSection; narrow: boolean }) => (
  <ul aria-label={sectionTitle(section)} className={classNames('grid gap-3', !narrow && 'lg:grid-cols-2')}>
    {section.posts.map((post) => (
      <li key={post._id}>
        <PostCardLink item={post} lang="" />
      </li>
    ))}
  </ul>
);

/** Address of the full list of a kind; undefined for posts, which have no list across organizations. */
const fullListPath = (kind: ExploreSection['kind'], agencyId: string): string | undefined => {
  if (kind === 'groups') return companiesPath({ agencyId });
  if (kind === 'products') return cataloguePath({ agencyId });
  return kind === 'members' ? agencyMembersPath({ agencyId }) : undefined;
};

export interface ExploreSectionsProps {
  sections: readonly ExploreSection[];
  /** Id of the page's agency; empty for the platform's page. */
  agencyId: string;
  /** In a column of a wide screen. */
  narrow?: boolean;
  /** Replacement of an empty section. */
  instead?: (section: ExploreSection) => ReactNode;
}

/** Sections of an explore page, in order. */
export const ExploreSections = ({ sections, agencyId, narrow = false, instead }: ExploreSectionsProps) =>
  sections.map((section, index) => {
    // Sections have no ids, so their index is the key.
    const key = `${index} ${section.kind}`;
    if (isEmpty(section))
      return instead ? (
        <Section key={key} title={sectionTitle(section)}>
          {instead(section)}
        </Section>
      ) : null;
    const { kind } = section;
    if (kind === 'banner') return <Banner key={key} section={section} first={index === 0} />;
    const all = fullListPath(kind, agencyId);
    return (
      <Section
        key={key}
        title={<span lang={section.title === '' ? undefined : ''}>{sectionTitle(section)}</span>}
        {...(all !== undefined && { more: { to: all, label: m.explore_all() } })}
      >
        {kind === 'text' && (
          <Card lang="">
            <RichText html={section.content} />
          </Card>
        )}
        {kind === 'posts' && <Posts section={section} narrow={narrow} />}
        {kind !== 'text' && kind !== 'posts' && <Tiles section={section} narrow={narrow} />}
      </Section>
    );
  });

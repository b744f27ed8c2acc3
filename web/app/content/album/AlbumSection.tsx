import type { AlbumCard } from '@m4u/contract/content/album';
import { m } from '../../paraglide/messages.js';
import { ContentGrid } from '../item/ContentLists.tsx';
import { ContentSection } from '../item/ContentSection.tsx';
import { albumPaths, onPageOf } from '../item/paths.tsx';
import type { SectionProps } from '../item/sectionProps.tsx';
import { AlbumCardLink } from './AlbumCardLink.tsx';

/** The first albums on their owner's page. */
export const AlbumSection = ({ section, owner }: SectionProps<AlbumCard>) => (
  <ContentSection
    id="albums"
    title={m.album_title()}
    total={section.total}
    shown={section.data.length}
    all={albumPaths.all(owner)}
    {...(owner.can.update && {
      add: { to: onPageOf(albumPaths.edit('new'), owner), label: m.album_add() },
      arrange: { to: onPageOf(albumPaths.arrange(), owner), label: m.album_arrange() },
    })}
  >
    <ContentGrid items={section.data}>{(album) => <AlbumCardLink album={album} lang={owner.lang} />}</ContentGrid>
  </ContentSection>
);

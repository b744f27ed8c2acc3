import type { ContentHead, ContentPicture } from '@m4u/contract/content/item/schema';
import Flag from 'lucide-react/icons/flag';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { usePage } from '../../platform/session/page.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Gallery, type GalleryProps } from '../../ui/pictures/Gallery.tsx';
import { RichText } from '../../ui/richText/RichText.tsx';
import { ContentPage, ContentTitle, Panel } from './ContentPage.tsx';
import { OwnerActions } from './OwnerActions.tsx';
import type { ContentOwner } from './owner.server.ts';
import type { KindPaths } from './paths.tsx';
import { toGallery } from './pictures.tsx';

/** A piece with its text and pictures. */
type WholePiece = Pick<ContentHead, 'title'> & {
  readonly content: string;
  readonly images: readonly ContentPicture[];
};

export interface PiecePageProps {
  piece: Pick<ContentHead, '_id' | 'title' | 'policy' | 'can'>;
  owner: ContentOwner;
  paths: KindPaths;
  /** Label of the link to all pieces of its kind. */
  all: string;
  children: ReactNode;
}

/** Link to report a piece, for signed-in readers who do not own it. */
const ReportPiece = ({ id, back }: { id: string; back: string }) => (
  <p className="no-print pt-4 text-center">
    <LinkButton
      to={`${href('/report/:kind/:id', { kind: 'content', id })}?${new URLSearchParams({ back })}`}
      variant="quiet"
      icon={Flag}
    >
      {m.report_piece()}
    </LinkButton>
  </p>
);

/** Screen of one piece; only public pieces have a share button. */
export const PiecePage = ({ piece, owner, paths, all, children }: PiecePageProps) => {
  const path = paths.one(owner.kind, piece._id);
  const address = new URL(path, owner.address).href;
  const reader = usePage()?.reader ?? null;
  return (
    <ContentPage
      owner={owner}
      back={{ to: paths.all(owner), label: all }}
      share={piece.policy === 'public' ? { address, title: piece.title } : undefined}
    >
      <article>{children}</article>
      {reader && !piece.can.update && <ReportPiece id={piece._id} back={path} />}
    </ContentPage>
  );
};

export interface PieceTitleProps {
  piece: Pick<ContentHead, '_id' | 'title' | 'owner' | 'policy' | 'can'>;
  paths: KindPaths;
  lang: string;
  /** Line of details below the title. */
  meta: ReactNode;
}

/** Title of a piece with its details and the owner's actions. */
export const PieceTitle = ({ piece, paths, lang, meta }: PieceTitleProps) => (
  <ContentTitle
    title={piece.title}
    lang={lang}
    meta={meta}
    actions={piece.can.update && <OwnerActions piece={piece} paths={paths} />}
  />
);

/** A rich text in its owner's language. */
export const OwnersText = ({ html, lang }: { html: string; lang: string }) => (
  <div lang={lang}>
    <RichText html={html} main />
  </div>
);

export type PiecePicturesProps = Omit<GalleryProps, 'label' | 'pictures'> & {
  piece: Pick<WholePiece, 'title' | 'images'>;
};

/** Pictures of a piece. */
export const PiecePictures = ({ piece: { title, images }, ...rest }: PiecePicturesProps) => (
  <Gallery label={title} pictures={toGallery(images, title)} {...rest} />
);

/** Text of a piece, with its pictures below. */
export const PieceText = ({
  piece,
  lang,
  captions = false,
}: {
  piece: WholePiece;
  lang: string;
  /** Shows the captions of the pictures. */
  captions?: boolean;
}) => (
  <Panel>
    <OwnersText html={piece.content} lang={lang} />
    {piece.images.length > 0 && (
      <div className="pt-4">
        <PiecePictures piece={piece} lang={lang} captions={captions} />
      </div>
    )}
  </Panel>
);

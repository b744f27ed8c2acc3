import type { Owner } from '@m4u/contract/common';
import type { Poster } from '@m4u/contract/content/poster';
import GalleryHorizontalEnd from 'lucide-react/icons/gallery-horizontal-end';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/Button.tsx';
import { postersPath } from './posterPaths.tsx';
import { PosterStrip } from '../item/PosterStrip.tsx';

export interface PosterPartProps {
  posters: readonly Poster[];
  owner: Owner & { readonly lang: string; readonly can: { readonly update: boolean } };
}

/** Posters as a part of their owner's page; the owner also gets a link to manage them. */
export const PosterPart = ({ posters, owner }: PosterPartProps) => {
  const strip = <PosterStrip posters={posters} lang={owner.lang} position="part" />;
  if (posters.length === 0) return null;
  if (!owner.can.update) return strip;
  return (
    <div className="flex flex-col gap-2">
      {strip}
      <div className="no-print flex justify-center">
        <LinkButton to={postersPath(owner)} icon={GalleryHorizontalEnd} variant="secondary">
          {m.poster_manage()}
        </LinkButton>
      </div>
    </div>
  );
};

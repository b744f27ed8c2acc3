import type { MetaDescriptor } from 'react-router';
import { m } from '../../paraglide/messages.js';
import type { Share } from '../../platform/sharing/share-meta.ts';
import { relicPaths } from '../item/paths.tsx';
import { pieceData } from '../item/pieceData.tsx';
import { shareOfPiece } from '../item/shareOf.tsx';
import type { RelicPageData } from './relics.server.ts';

/** What a heritage item says of itself when it is shared. */
export const relicShare = ({ relic, owner }: RelicPageData): Share =>
  shareOfPiece(relic, owner, relicPaths.one(owner.kind, relic._id));

/** What search engines read of it. */
export const metaOfRelic = (loaded: RelicPageData | undefined): MetaDescriptor[] =>
  loaded ? pieceData({ piece: loaded.relic, owner: loaded.owner, paths: relicPaths, title: m.relic_title() }) : [];

import type { MetaDescriptor } from 'react-router';
import { m } from '../../paraglide/messages.js';
import type { Share } from '../../platform/sharing/share-meta.ts';
import { diaryPaths } from '../item/paths.tsx';
import { pieceData } from '../item/pieceData.tsx';
import { shareOfPiece } from '../item/shareOf.tsx';
import type { DiaryPageData } from './diary.server.ts';

/** What an entry says of itself when it is shared. */
export const diaryShare = ({ entry, owner }: DiaryPageData): Share =>
  shareOfPiece(entry, owner, diaryPaths.one(owner.kind, entry._id));

/** What search engines read of it. */
export const metaOfDiary = (loaded: DiaryPageData | undefined): MetaDescriptor[] =>
  loaded ? pieceData({ piece: loaded.entry, owner: loaded.owner, paths: diaryPaths, title: m.diary_title() }) : [];

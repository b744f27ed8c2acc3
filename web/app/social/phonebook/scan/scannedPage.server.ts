import type { PageOwner } from '@m4u/contract/common';
import type { FriendStatus } from '@m4u/contract/profile/friend/schema';
import { href, type RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { agencyPagePath } from '../../../profile/agency/agencyPaths.tsx';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';

type Context = Readonly<RouterContextProvider>;

/** Owner of a scanned page. */
export interface ScannedPage {
  readonly kind: PageOwner['kind'];
  readonly id: string;
  readonly name: string;
  readonly headline: string;
  /** Address of the portrait. */
  readonly portrait: string | null;
  readonly path: string;
  /** Relation to the reader; null for visitors, groups, agencies, and the reader's own page. */
  readonly status: FriendStatus | null;
  /** The reader's own page. */
  readonly isOwn: boolean;
}

/** Size of the portrait in CSS pixels. */
const PORTRAIT = 80;

const readGroupPage = async (context: Context, id: string): Promise<ScannedPage> => {
  const { data } = await api(context).group.view({ params: { id } });
  return {
    kind: 'group',
    id: data._id,
    name: data.name,
    headline: data.headline,
    portrait: data.imagesUrl[0] ? smallSource(data.imagesUrl[0], PORTRAIT) : null,
    path: href('/mbg/:id', { id: data.urlMinify ?? data._id }),
    status: null,
    isOwn: false,
  };
};

const readAgencyPage = async (context: Context, id: string): Promise<ScannedPage> => {
  const { data } = await api(context).agency.view({ params: { id } });
  return {
    kind: 'agency',
    id: data._id,
    name: data.name,
    headline: data.headline,
    portrait: data.logo && smallSource(data.logo, PORTRAIT),
    path: agencyPagePath(data),
    status: null,
    isOwn: false,
  };
};

const readMemberPage = async (context: Context, id: string): Promise<ScannedPage> => {
  const reader = scopeOf(context).page.reader?.memberId;
  const [{ data }, relation] = await Promise.all([
    api(context).member.view({ params: { id } }),
    reader && reader !== id ? api(context).friend.status({ params: { id } }) : null,
  ]);
  return {
    kind: 'member',
    id: data._id,
    name: data.name,
    headline: data.headline,
    portrait: data.portrait && smallSource(data.portrait, PORTRAIT),
    path: href('/me/:id', { id: data.urlMinify ?? data._id }),
    status: relation?.data.status ?? null,
    isOwn: reader === data._id,
  };
};

/** Owner of the page with an id or short link; `path` is the scanned one. Errors: 404. */
export const readScannedPage = async (context: Context, id: string, path: string): Promise<ScannedPage> => {
  const { data } = await api(context).member.infoByLink({ params: { id }, query: { path } });
  if (data.kind === 'agency') return readAgencyPage(context, data._id);
  return data.kind === 'member' ? readMemberPage(context, data._id) : readGroupPage(context, data._id);
};

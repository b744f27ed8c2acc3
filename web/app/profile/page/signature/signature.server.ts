import { group as groups } from '@m4u/contract/profile/group';
import { member as members } from '@m4u/contract/profile/member';
import type { Contact } from '@m4u/contract/profile/member/contact';
import { href, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import type { OwnPage } from '../owner/ownPages.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Facts of a page for its owner's letters. */
export interface SignatureFacts {
  /** URL of the page. */
  readonly address: string;
  /** URL of the share picture, 1200 × 630, which shows portrait and name in the page's theme. */
  readonly card: string;
  /** URL of the QR code as a PNG picture: Outlook shows no SVG. */
  readonly qr: string;
  /** Contacts that everybody may see. */
  readonly contacts: readonly Contact[];
}

/** Pixels of the QR code, twice the size at which it is shown. */
const QR_PIXELS = '252';

/** Reads what a signature is made from: letters reach strangers, so it has the public contacts only. */
export const readSignatureFacts = async (
  context: Context,
  { kind, id, urlMinify, path }: OwnPage,
  origin: string,
): Promise<SignatureFacts> => {
  const params = { id };
  const { member, group } = api(context);
  const [view, meta] = await (kind === 'member'
    ? Promise.all([member.view({ params }), member.meta({ params })])
    : Promise.all([group.view({ params }), group.meta({ params })]));
  const short = kind === 'member' && urlMinify !== null ? href('/smc/:urlMinify', { urlMinify }) : path;
  const { qr } = kind === 'member' ? members : groups;
  return {
    address: origin + short,
    card: meta.data.image,
    qr: origin + apiAddress(qr, { id }, { format: 'png', size: QR_PIXELS }),
    contacts: view.data.contacts.filter(({ policy }) => policy === 'public'),
  };
};

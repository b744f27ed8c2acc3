import { toLandingPath } from '@m4u/contract/commerce/affiliate/rules';
import type { CampaignDetail } from '@m4u/contract/commerce/affiliate/schema';
import { redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import {
  type FormAnswer,
  problemReply,
  readForm,
  readValues,
  type SentForm,
} from '../../../platform/forms/form.server.ts';
import { keepPostedPicture } from '../../../platform/forms/posted-picture.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { postPaths, productPaths } from '../../../content/item/paths.tsx';
import { digitsOf } from '../../../ui/fields/digits.ts';
import type { OptionGroup } from '../../../ui/fields/Select.tsx';
import { managedPath } from '../affiliatePaths.tsx';
import { campaignFields } from './CampaignForm.tsx';
import { groupPath, OTHER_PAGE } from './landing.tsx';

type Context = Readonly<RouterContextProvider>;

/** The most landing pages of each kind in the list; others are entered by their address. */
const OFFERED = 100;

/** Reads the possible landing pages of a group: its page, products and posts. */
export const readLandings = async (context: Context, group: { _id: string; name: string }): Promise<OptionGroup[]> => {
  const { product, post } = api(context);
  const params = { params: { brandId: group._id }, query: { limit: OFFERED } };
  const [products, posts] = await Promise.all([product.listOfGroup(params), post.listOfGroup(params)]);
  const pages = (label: string, path: (id: string) => string, rows: readonly { _id: string; title: string }[]) => ({
    label,
    options: rows.map(({ _id, title }) => ({ value: path(_id), label: title })),
  });
  return [
    { label: m.affiliate_landing_group(), options: [{ value: groupPath(group._id), label: group.name }] },
    pages(m.affiliate_landing_products(), (id) => productPaths.one('group', id), products.data),
    pages(m.affiliate_landing_posts(), (id) => postPaths.one('group', id), posts.data),
  ].filter(({ options }) => options.length > 0);
};

/** Initial values of a campaign's form that are not those of the campaign. */
export const valuesOf = (campaign: CampaignDetail | null, landings: readonly OptionGroup[], groupId: string) => {
  const landing = campaign?.landing ?? groupPath(groupId);
  const isOffered = landings.some(({ options }) => options.some(({ value }) => value === landing));
  return {
    ...(campaign ? { amount: String(campaign.amount).replace('.', ',') } : { from: new Date().toISOString() }),
    page: isOffered ? landing : OTHER_PAGE,
    landing: isOffered ? '' : landing,
  };
};

/** Reads the fields of a campaign's form; the API validates them. */
const campaignOf = async (context: Context, form: SentForm) => {
  const { page, landing, amount, holdDays, ...campaign } = readValues(campaignFields, form);
  const { origin } = scopeOf(context).visit.url;
  const typed = landing.trim();
  return {
    ...campaign,
    picture: (await keepPostedPicture(context, form.nestedValues['pictureFile'])) ?? form.values['picture'] ?? '',
    landing: page === OTHER_PAGE ? (toLandingPath(typed, origin) ?? typed) : page,
    amount: campaign.rewardKind === 'percent' ? amount.trim() : digitsOf(amount),
    holdDays: holdDays.trim(),
  };
};

/** Creates or changes a campaign of a group, and redirects to it. */
export const saveCampaign = async (
  context: Context,
  request: Request,
  of: { readonly groupId: string } | { readonly id: string },
): Promise<FormAnswer> => {
  const form = await readForm(request, campaignFields);
  const { affiliateCampaign } = api(context);
  let id: string;
  try {
    const fields = await campaignOf(context, form);
    if ('groupId' in of) {
      const status = form.intent === 'draft' ? 'draft' : 'running';
      const { data } = await affiliateCampaign.create({ body: { ...fields, groupId: of.groupId, status } });
      id = data._id;
      setFlash(context, {
        kind: 'success',
        message: status === 'draft' ? m.affiliate_kept_draft() : m.affiliate_started(),
      });
    } else {
      const version = form.values['version'] ?? '';
      const { data } = await affiliateCampaign.update({ params: of, body: { ...fields, version } });
      id = data._id;
      setFlash(context, { kind: 'success', message: m.affiliate_saved() });
    }
  } catch (thrown) {
    const isOther = form.values['page'] === OTHER_PAGE;
    return problemReply(form, thrown, { fields: { landing: isOther ? 'landing' : 'page' } });
  }
  throw redirect(managedPath(id));
};

import {
  CAMPAIGN_TYPES,
  CONVERSIONS,
  DEFAULT_HOLD,
  landingPath,
  REWARD_KINDS,
} from '@m4u/contract/commerce/affiliate/rules';
import type { CampaignDetail } from '@m4u/contract/commerce/affiliate/schema';
import { redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { leaveFlash } from '../../../platform/forms/flash.server.ts';
import { type FormAnswer, problemReply, readForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { localMoment, momentOf } from '../../../platform/language/formats.ts';
import { keepPostedPicture } from '../../../platform/forms/posted-picture.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { postPaths, productPaths } from '../../../content/item/paths.tsx';
import { digitsOf } from '../../../ui/fields/digits.ts';
import type { OptionGroup } from '../../../ui/fields/Select.tsx';
import { managedPath } from '../affiliatePaths.tsx';
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

/** Initial values of a campaign's form; for a new campaign the most common choices. */
export const valuesOf = (campaign: CampaignDetail | null, landings: readonly OptionGroup[], groupId: string) => {
  const landing = campaign?.landing ?? groupPath(groupId);
  const isOffered = landings.some(({ options }) => options.some(({ value }) => value === landing));
  return {
    type: campaign?.type ?? 'product',
    title: campaign?.title ?? '',
    content: campaign?.content ?? '',
    page: isOffered ? landing : OTHER_PAGE,
    landing: isOffered ? '' : landing,
    per: campaign?.per ?? 'order',
    rewardKind: campaign?.rewardKind ?? 'percent',
    amount: campaign ? String(campaign.amount).replace('.', ',') : '',
    maximum: campaign?.maximum ? String(campaign.maximum) : '',
    from: localMoment(campaign?.from ?? new Date().toISOString()),
    to: campaign?.to ? localMoment(campaign.to) : '',
    quota: campaign?.quota ? String(campaign.quota) : '',
    holdDays: String(campaign?.holdDays ?? DEFAULT_HOLD),
  };
};

/** Types an entered choice; an invalid one is passed on, since the API refuses it. */
const choice = <T extends string>(all: readonly T[], typed: string | undefined): T =>
  all.find((each) => each === typed) ?? ((typed ?? '') as T);

/** Reads the fields of a campaign's form; the API validates them. */
const campaignOf = async (context: Context, { values, nested }: SentForm) => {
  const field = (name: string): string => values[name] ?? '';
  const rewardKind = choice(REWARD_KINDS, values['rewardKind']);
  const isPercent = rewardKind === 'percent';
  const { origin } = scopeOf(context).visit.url;
  const page = field('page');
  const typed = field('landing').trim();
  return {
    type: choice(CAMPAIGN_TYPES, values['type']),
    title: field('title'),
    content: field('content'),
    picture: (await keepPostedPicture(context, nested['pictureFile'])) ?? field('picture'),
    landing: page === OTHER_PAGE ? (landingPath(typed, origin) ?? typed) : page,
    per: choice(CONVERSIONS, values['per']),
    rewardKind,
    amount: isPercent ? field('amount').trim() : digitsOf(field('amount')),
    maximum: isPercent ? digitsOf(field('maximum')) : '',
    from: momentOf(field('from')),
    to: momentOf(field('to')),
    quota: digitsOf(field('quota')),
    holdDays: field('holdDays').trim(),
    sell: values['sell'] !== undefined,
    discount: values['discount'] !== undefined,
  };
};

/** Creates or changes a campaign of a group, and redirects to it. */
export const saveCampaign = async (
  context: Context,
  request: Request,
  of: { readonly groupId: string } | { readonly id: string },
): Promise<FormAnswer> => {
  const form = await readForm(request);
  const { affiliateCampaign } = api(context);
  let id: string;
  try {
    const fields = await campaignOf(context, form);
    if ('groupId' in of) {
      const status = form.intent === 'draft' ? 'draft' : 'running';
      const { data } = await affiliateCampaign.create({ body: { ...fields, groupId: of.groupId, status } });
      id = data._id;
      leaveFlash(context, {
        kind: 'success',
        message: status === 'draft' ? m.affiliate_kept_draft() : m.affiliate_started(),
      });
    } else {
      const version = form.values['version'] ?? '';
      const { data } = await affiliateCampaign.update({ params: of, body: { ...fields, version } });
      id = data._id;
      leaveFlash(context, { kind: 'success', message: m.affiliate_saved() });
    }
  } catch (thrown) {
    const isOther = form.values['page'] === OTHER_PAGE;
    return problemReply(form, thrown, { fields: { landing: isOther ? 'landing' : 'page' } });
  }
  throw redirect(managedPath(id));
};

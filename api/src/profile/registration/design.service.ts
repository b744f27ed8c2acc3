import { CARD_TEXT } from '@m4u/contract/profile/registration/cardDesign';
import type { CardDesign, CardEmblem, CardPage, CardShop } from '@m4u/contract/profile/registration/schema';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import { findEmblem, listEmblemsOf, type OwnEmblem } from '../directory/groups/emblem.reads.ts';
import { personLookup } from '../directory/members/people.reads.ts';
import { pageUrl } from '../page/service.ts';
import type { ProgressFacts } from './policy.ts';
import type { RegistrationRecord } from './queries.ts';
import { type applyChanges, detailsOf, priceOf, type ShownCard } from './rules.ts';

const toEmblem = ({ _id, name, logo }: OwnEmblem) => ({ _id, name, logo });

/** An address in print: without its scheme, and without `www.`. */
const toLink = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, '');

/** The page of a member. The code has its permanent address, the print its short link. */
const toPage = ({ config }: Context, _id: string, urlMinify: string | null): CardPage => ({
  address: `${config.publicUrl}/me/${_id}`,
  link: toLink(pageUrl({ config }, { owner: { kind: 'member', id: _id }, urlMinify })),
});

/** The card of a visitor opens no page until it is activated. */
const toStartPage = ({ config }: Context): CardPage => ({
  address: config.publicUrl,
  link: toLink(config.publicUrl),
});

const findPage = async (ctx: Context, memberId: string | null): Promise<CardPage> => {
  if (memberId === null) return toStartPage(ctx);
  const { _id, urlMinify } = (await personLookup(ctx, [memberId]))(memberId);
  return toPage(ctx, _id, urlMinify);
};

/** Prices of printed cards, and the reader's own data for one (docs/rules/registration.md#the-card). */
export const getShop = async (ctx: Context): Promise<CardShop> => {
  const { finishes: prices, delivery } = ctx.config.cardPrices;
  if (ctx.actor.kind !== 'member')
    return { prices, delivery, name: '', title: '', emblems: [], page: toStartPage(ctx) };
  const { memberId } = ctx.actor;
  const [person, emblems] = await Promise.all([personLookup(ctx, [memberId]), listEmblemsOf(ctx.db, memberId)]);
  const { name, headline, urlMinify } = person(memberId);
  // The title belongs to the emblem that is chosen first.
  const position = emblems[0]?.position || headline;
  return {
    prices,
    delivery,
    name,
    title: position.length <= CARD_TEXT.title ? position : '',
    emblems: emblems.map(toEmblem),
    page: toPage(ctx, memberId, urlMinify),
  };
};

/**
 * How the card of a request looks, from its proof on as the proof showed it; null without a finish. Only applicants see
 * which groups they may choose from.
 */
export const findDesign = async (
  ctx: Context,
  row: RegistrationRecord,
  isApplicant: boolean,
): Promise<CardDesign | null> => {
  const details = detailsOf(row);
  const { finish, emblemId, price } = details;
  if (row.type !== 'request' || finish === null) return null;
  const own = isApplicant && row.applicantId !== null ? row.applicantId : undefined;
  const [emblem, emblems, page] = await Promise.all([
    emblemId === null ? undefined : findEmblem(ctx.db, emblemId),
    own === undefined ? [] : listEmblemsOf(ctx.db, own),
    byProgram(findPage)(ctx, row.applicantId),
  ]);
  const shown = row.proofAt === null ? null : details.shown;
  return {
    finish,
    emblemId,
    emblem: shown ? shown.emblem : (emblem ?? null),
    emblems: emblems.map(toEmblem),
    page: shown ? { ...page, link: shown.link } : page,
    isChanged: shown !== null && (shown.link !== page.link || (shown.emblem !== null && emblem === undefined)),
    price: priceOf(details),
    saidByStaff: (['card', 'delivery'] as const).filter((part) => price[part] === null),
    proofAt: row.proofAt?.toISOString() ?? null,
  };
};

type Changed = ReturnType<typeof applyChanges>;

const requireShortText = (field: keyof typeof CARD_TEXT, text: string): void => {
  const maximum = CARD_TEXT[field];
  if (text.length > maximum) fail('invalid', { fields: [{ field, code: 'too-long', values: { maximum } }] });
};

/** A group's emblem is printed for those whom the group accepted. */
const requireEmblem = async (ctx: Context, applicantId: string | null, emblemId: string): Promise<CardEmblem> => {
  const emblems = applicantId === null ? [] : await byProgram(listEmblemsOf)(ctx.db, applicantId);
  const emblem = emblems.find(({ _id }) => _id === emblemId) ?? failField('emblemId', 'choice');
  return toEmblem(emblem);
};

/** Reads the proof of a request as it is now. Errors: invalid, for a group that the applicant does not belong to. */
export const drawProof = async (
  ctx: Context,
  row: Pick<RegistrationRecord, 'applicantId' | 'details'>,
): Promise<ShownCard> => {
  const { applicantId } = row;
  const { emblemId } = detailsOf(row);
  const { link } = await byProgram(findPage)(ctx, applicantId);
  return { emblem: emblemId === null ? null : await requireEmblem(ctx, applicantId, emblemId), link };
};

/**
 * Checks a changed design, and adds the prices as they are told when a finish is chosen. Errors: invalid, for texts that
 * do not fit on the card and for a group that the applicant does not belong to.
 */
export const withDesign = async (
  ctx: Context,
  before: Pick<RegistrationRecord, 'applicantId' | 'details'>,
  after: Changed,
): Promise<Changed> => {
  const [old, { finish, emblemId, displayName, title }] = [detailsOf(before), detailsOf(after)];
  const isOther = emblemId !== old.emblemId || finish !== old.finish;
  // Checked without a finish too, which may be chosen later.
  if (emblemId !== null && isOther) await requireEmblem(ctx, before.applicantId, emblemId);
  if (finish === null) return after;
  requireShortText('displayName', displayName);
  requireShortText('title', title);
  if (finish === old.finish) return after;
  const { finishes, delivery } = ctx.config.cardPrices;
  const price = { card: finishes[finish], delivery };
  return { ...after, details: { ...after.details, price, said: { card: null, delivery: null } } };
};

/** The facts that decide which actions are possible. */
export const progressOf = (row: RegistrationRecord): ProgressFacts => ({
  status: row.status,
  isDesigned: row.type === 'request' && detailsOf(row).finish !== null,
  proofAt: row.proofAt,
  shippedAt: row.shippedAt,
});

/** Refuses a registration that lacks something. Errors: invalid, with `required` at each missing field. */
export const requireComplete = ({ missingInfo }: Pick<RegistrationRecord, 'missingInfo'>): void => {
  if (missingInfo.length > 0)
    fail('invalid', { fields: missingInfo.map((field) => ({ field, code: 'required' as const })) });
};

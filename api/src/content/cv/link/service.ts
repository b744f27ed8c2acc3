import { dayOf } from '@m4u/contract/days';
import type { CvLink, CvLinkChanges, CvLinkDraft, CvLinkGrant, LinkedCv } from '@m4u/contract/content/cv/link';
import { CV_LINK_LIMITS } from '@m4u/contract/content/cv/rules';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { v7 as uuidv7 } from 'uuid';
import { hashPassword, passwordMatches, refuseWrongPassword } from '../../../identity/auth/password/service.ts';
import { hasOptedOut, isSelf, requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail, failField } from '../../../platform/errors.ts';
import { isBot } from '../../../platform/http/message/bots.ts';
import { lockMemberRow } from '../../../profile/directory/members/rowLock.reads.ts';
import { view as memberView } from '../../../profile/member/service.ts';
import { printForVisitor } from '../pdf.service.ts';
import { type CvPiece, toFile, toLetter, toOpenCv } from '../rules.ts';
import { findOwn } from '../service.ts';
import * as queries from './queries.ts';
import { createProof, hasEnded, isProven, PROOF_LIFETIME, type ProofKind, toCvLink } from './rules.ts';

/** Links of one of the caller’s CVs. Errors: not-found. */
export const list = async (ctx: Context, cvId: string): Promise<{ data: CvLink[]; total: number }> => {
  await findOwn(ctx, cvId);
  const data = (await queries.list(ctx.db, cvId)).map((row) => toCvLink(row, ctx.clock.now()));
  return { data, total: data.length };
};

const refusePast = (ctx: Context, endsOn: string): void => {
  if (endsOn !== '' && endsOn < dayOf(ctx.clock.now())) failField('endsOn', 'day-over');
};

const toColumns = async ({ label, shown, letter, endsOn, password }: CvLinkChanges) => ({
  ...(label !== undefined && { label }),
  ...(shown !== undefined && { shown: [...new Set(shown)] }),
  ...(letter !== undefined && { letter }),
  ...(endsOn !== undefined && { endsOn: endsOn === '' ? null : endsOn }),
  ...(password !== undefined && { passwordHash: password === '' ? null : await hashPassword(password) }),
});

/** Makes a link to one of the caller’s CVs. Errors: not-found, cv-links-full, invalid, rate-limited. */
export const insert = async (ctx: Context, cvId: string, draft: CvLinkDraft): Promise<CvLink> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('contentByMember', memberId);
  await findOwn(ctx, cvId);
  refusePast(ctx, draft.endsOn);
  const now = ctx.clock.now();
  const row = {
    id: uuidv7(),
    cvId,
    memberId,
    key: ctx.random.bytes(24).toString('base64url'),
    label: draft.label,
    shown: draft.shown,
    letter: draft.letter,
    endsOn: null,
    passwordHash: null,
    ...(await toColumns(draft)),
    createdAt: now,
  };
  await ctx.transaction(async (tx) => {
    await lockMemberRow(tx, memberId);
    if ((await queries.countLinks(tx, cvId)) >= CV_LINK_LIMITS.links) fail('cv-links-full');
    await queries.insert(tx, row);
  });
  return toCvLink({ ...row, views: 0, openedAt: null }, now);
};

/** Changes one of the caller’s links. Errors: not-found, invalid, rate-limited. */
export const update = async (ctx: Context, id: string, changes: CvLinkChanges): Promise<CvLink> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('contentByMember', memberId);
  const present = (await queries.find(ctx.db, memberId, id)) ?? fail('not-found');
  // The day of a link that has ended may stay.
  if (changes.endsOn !== undefined && changes.endsOn !== present.endsOn) refusePast(ctx, changes.endsOn);
  const columns = await toColumns(changes);
  const changed = Object.keys(columns).length === 0 ? present : await queries.update(ctx.db, memberId, id, columns);
  return toCvLink(changed ?? fail('not-found'), ctx.clock.now());
};

/** Removes one of the caller’s links for good. Errors: not-found, rate-limited. */
export const remove = async (ctx: Context, id: string): Promise<void> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('contentByMember', memberId);
  if (!(await queries.remove(ctx.db, memberId, id))) fail('not-found');
};

/**
 * The link with a key, its CV and the page of its owner. Errors: not-found, also where the caller may not see the
 * owner’s page; cv-link-ended.
 */
const find = async (ctx: Context, key: string) => {
  const found = (await queries.findByKey(ctx.db, key)) ?? fail('not-found');
  const page = await memberView(ctx, found.link.memberId);
  if (page.locked) fail('not-found');
  if (hasEnded(found.link, ctx.clock.now()) && !isSelf(ctx.actor, found.link.memberId)) fail('cv-link-ended');
  return { ...found, page };
};

/** As {@link find}; a link with a password needs a proof. Errors: those of `find`, cv-link-locked. */
const open = async (ctx: Context, key: string, kind: ProofKind, proof = '') => {
  const found = await find(ctx, key);
  const { link } = found;
  const isOpen =
    link.passwordHash === null ||
    isSelf(ctx.actor, link.memberId) ||
    isProven(ctx.secrets.codeKey, link, kind, { proof, now: ctx.clock.now() });
  return isOpen ? found : fail('cv-link-locked');
};

/** Proves the password of a link. Errors: those of `find`, incorrect-password, rate-limited. */
export const unlock = async (
  ctx: Context,
  { key, password }: { readonly key: string; readonly password: string },
): Promise<CvLinkGrant> => {
  const { link } = await find(ctx, key);
  // Right passwords count too: they must not give a guesser further tries.
  await ctx.limits.consume('cvLinkPasswords', link.id);
  if (link.passwordHash !== null && !(await passwordMatches(link.passwordHash, password)))
    refuseWrongPassword('password');
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + PROOF_LIFETIME.grant).toISOString();
  return { grant: createProof(ctx.secrets.codeKey, link, 'grant', now), expiresAt };
};

/** The CV that a link opens. Errors: those of `open`. */
export const view = async (ctx: Context, key: string, grant: string | undefined): Promise<LinkedCv> => {
  const { link, page, ...found } = await open(ctx, key, 'grant', grant);
  const ticket = createProof(ctx.secrets.codeKey, link, 'ticket', ctx.clock.now());
  return { ...toOpenCv(found, page, link.shown), letter: link.letter ? toLetter(found.row) : null, ticket };
};

/**
 * The CV that a link opens, or the cover letter that it shows, as PDF. Errors: those of `open`, rate-limited,
 * unavailable, print-too-long; not-found, where it shows no letter.
 */
export const pdf = async (
  ctx: Context,
  piece: CvPiece,
  { key, ticket }: { readonly key: string; readonly ticket?: string | undefined },
): Promise<FileAnswer> => {
  const { link, page, ...found } = await open(ctx, key, 'ticket', ticket);
  const isShown = piece === 'cv' || link.letter;
  return printForVisitor(ctx, isShown ? toFile(piece, found, page.portrait, link.shown) : undefined, link.memberId);
};

/**
 * Counts an opening of a link (docs/rules/cv.md#links). Not by the owner, by bots, nor by readers who opted out of being
 * counted. Errors: those of `open`, rate-limited.
 */
export const noteOpened = async (ctx: Context, key: string, grant: string | undefined): Promise<void> => {
  await ctx.limits.consume('trackingByAddress', ctx.request.ip);
  const { link } = await open(ctx, key, 'grant', grant);
  const { actor, request } = ctx;
  if (isSelf(actor, link.memberId) || hasOptedOut(actor, request) || isBot(request.userAgent)) return;
  await queries.countView(ctx.db, link.id, ctx.clock.now());
};

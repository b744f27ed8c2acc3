import type { Registration, RegistrationChanges } from '@m4u/contract/profile/registration/schema';
import { type RegistrationAction, registrationTransitions } from '@m4u/contract/profile/registration/rules';
import type { AuditAct } from '@m4u/contract/insight/audit/kinds';
import { isSelf } from '../../platform/actor.ts';
import { byOffice, byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { isAgencyAdmin } from '../directory/agencies/admins.reads.ts';
import { personLookup } from '../directory/members/people.reads.ts';
import { findFirstActivation } from '../card/order.reads.ts';
import { checkAddress, resolveAddress } from './address.service.ts';
import { sealCitizenCode, unsealCitizenCode } from './citizen.service.ts';
import { requireAgency, requireContactDetails } from './applicant.service.ts';
import { findDesign, progressOf, requireComplete, withDesign } from './design.service.ts';
import { createOutcome } from './outcome.service.ts';
import * as policy from './policy.ts';
import * as queries from './queries.ts';
import { applyChanges, detailsOf, isSameDesign, toRegistrationRow } from './rules.ts';
import { isRegistrationKey, recordStep } from './steps.service.ts';

const findRole = async (
  ctx: Context,
  db: Executor,
  row: queries.RegistrationRecord,
  key: string | undefined,
): Promise<policy.RegistrationRole> => {
  const { actor } = ctx;
  const isByKey = row.applicantId === null && key !== undefined && isRegistrationKey(ctx, row.id, key);
  const isMember = isSelf(actor, row.applicantId);
  const isStaff = actor.kind === 'member' && actor.staff;
  const isAdmin = !isStaff && row.agencyId !== null && (await isAgencyAdmin(db, actor, row.agencyId));
  const office = isStaff ? 'staff' : isAdmin ? 'agency' : undefined;
  // Staff and agency admins who open the applicant's link still act by their office.
  return { isApplicant: isMember || (isByKey && office === undefined), office };
};

const canSee = ({ isApplicant, office }: policy.RegistrationRole): boolean => isApplicant || office !== undefined;

/**
 * Chooses the actor of a query: the reader, or the system for staff and for holders of an applicant's link, who may be
 * visitors.
 */
const asReader = <Args extends readonly unknown[], T>(
  ctx: Context,
  key: string | undefined,
  query: (...args: Args) => Promise<T>,
) => (key === undefined ? byOffice(ctx, query) : byProgram(query));

/** Builds the steps for the reader; only staff and agency admins see the persons who acted. */
const toSteps = async (
  ctx: Context,
  row: queries.RegistrationRecord,
  { isOffice, key }: { readonly isOffice: boolean; readonly key: string | undefined },
) => {
  const steps = await asReader(ctx, key, queries.listSteps)(ctx.db, row.id);
  const person = await personLookup(
    ctx,
    isOffice ? [...steps.flatMap(({ actorId }) => actorId ?? []), ...(row.applicantId ? [row.applicantId] : [])] : [],
  );
  const toPerson = (id: string | null) => (isOffice && id !== null ? { _id: id, name: person(id).name } : null);
  const isByApplicant = ({ kind, actorId }: queries.StepRecord) => kind === 'created' || actorId === row.applicantId;
  return {
    applicant: toPerson(row.applicantId),
    steps: steps.map((step) => ({
      kind: step.kind,
      at: step.createdAt.toISOString(),
      note: step.note,
      by: isByApplicant(step) ? ('applicant' as const) : ('office' as const),
      actor: toPerson(step.actorId),
    })),
  };
};

/** Returns a registration. Errors: not-found, also for readers who are neither applicant nor office. */
export const get = async (ctx: Context, id: string, key: string | undefined): Promise<Registration> => {
  const found = (await asReader(ctx, key, queries.find)(ctx.db, id)) ?? fail('not-found');
  const { row, madeAgency } = found;
  const role = await findRole(ctx, ctx.db, row, key);
  if (!canSee(role)) fail('not-found');
  const {
    address,
    finish: _finish,
    emblemId: _emblem,
    price: _price,
    said: _said,
    shown: _shown,
    ...details
  } = detailsOf(row);
  return {
    ...toRegistrationRow(found, unsealCitizenCode(ctx, row)),
    ...details,
    address: { ...address, ...(await resolveAddress(ctx, address)) },
    isOwn: role.isApplicant,
    ...(await toSteps(ctx, row, { isOffice: role.office !== undefined, key })),
    design: await findDesign(ctx, row, role.isApplicant),
    shippedAt: row.shippedAt?.toISOString() ?? null,
    activatedAt: row.cardId === null ? null : ((await findFirstActivation(ctx.db, row.id))?.toISOString() ?? null),
    cardId: row.cardId,
    madeAgency: madeAgency && { _id: madeAgency._id, name: madeAgency.name },
    can: policy.permissionsOf(role, progressOf(row), {
      isComplete: row.missingInfo.length === 0,
      isConfirmed: row.confirmedAt !== null,
    }),
  };
};

/** Names of official actions in the audit log. */
const auditActs: Readonly<Record<policy.AnyRegistrationAction, AuditAct>> = {
  accept: 'registration.accept',
  approve: 'registration.approve',
  paid: 'registration.paid',
  done: 'registration.done',
  cancel: 'registration.cancel',
  update: 'registration.update',
  confirm: 'registration.confirm',
  proof: 'registration.proof',
  print: 'registration.print',
  ship: 'registration.ship',
};

/** An action on one registration; `key` is the key of the applicant's link. */
interface ActionRequest {
  readonly id: string;
  readonly key?: string | undefined;
  readonly action: policy.AnyRegistrationAction;
  readonly kind: queries.StepRecord['kind'];
  readonly note: string;
}

interface ActionResult {
  /** New column values; undefined when nothing changes. */
  readonly changes: Partial<queries.RegistrationRecord> | undefined;
  readonly passwordLink?: string | undefined;
}

/**
 * Runs an action on a registration under a lock, and records the step. Errors: not-found, forbidden, wrong-state, and
 * those of `work`.
 */
export const changeAndRecord = async (
  ctx: Context,
  { id, key, action, kind, note }: ActionRequest,
  work: (
    tx: Transaction,
    row: queries.RegistrationRecord,
    role: policy.RegistrationRole,
  ) => ActionResult | Promise<ActionResult>,
): Promise<Registration> => {
  if (ctx.actor.kind === 'visitor') await ctx.limits.consume('registrationChangesByAddress', ctx.request.ip);
  else await ctx.limits.consume('contentByMember', ctx.actor.memberId);
  await ctx.transaction(async (tx) => {
    const row = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
    const role = await findRole(ctx, tx, row, key);
    if (!canSee(role)) fail('not-found');
    const outcome = policy.checkStep(role, progressOf(row), action);
    if (outcome !== 'allowed') fail(outcome);
    const { changes, passwordLink } = await work(tx, row, role);
    if (changes === undefined) return;
    const updated = { ...changes, updatedAt: ctx.clock.now() };
    await queries.update(tx, id, updated);
    const isOfficial = policy.isOfficial(role, action);
    // Applicants get no letter about their own changes, except about a cancellation.
    const isTold = isOfficial || action === 'cancel';
    await recordStep(ctx, tx, { ...row, ...updated }, { kind, note, isOfficial, isTold, passwordLink });
    if (!isOfficial) return;
    const detail = { before: row.status, after: changes.status ?? row.status, ...(note !== '' && { note }) };
    await ctx.audit.record(ctx, tx, {
      act: auditActs[action],
      target: { kind: 'registration', id, name: updated.name ?? row.name },
      detail,
    });
  });
  return get(ctx, id, key);
};

/**
 * Moves a registration to another state. Errors: not-found, forbidden, wrong-state; for approval also invalid and
 * not-confirmed.
 */
export const takeStep = (
  ctx: Context,
  action: RegistrationAction,
  { id, note, key }: { readonly id: string; readonly note: string; readonly key?: string | undefined },
): Promise<Registration> => {
  const status = registrationTransitions[action].to;
  const kind = status === 'pending' ? 'created' : status;
  return changeAndRecord(ctx, { id, key, action, kind, note }, async (tx, row) => {
    if (action === 'approve') requireComplete(row);
    if (action === 'approve' && row.confirmedAt === null) fail('not-confirmed');
    if (action !== 'done') return { changes: { status } };
    const { passwordLink, ...outcome } = await createOutcome(ctx, tx, row);
    return { changes: { status, ...outcome }, passwordLink };
  });
};

/**
 * Records that the applicant confirmed the data; a second call has no effect. Errors: not-found, forbidden,
 * wrong-state.
 */
export const confirm = (
  ctx: Context,
  { id, note, key, proofAt: seen }: Readonly<{ id: string; note: string; key?: string; proofAt?: string }>,
): Promise<Registration> =>
  changeAndRecord(ctx, { id, key, action: 'confirm', kind: 'confirmed', note }, (_tx, row) => {
    const { confirmedAt, proofAt } = row;
    // The page was drawn before another proof was sent, or before there was a design.
    const isOfProof = progressOf(row).isDesigned || seen !== undefined;
    if (isOfProof && seen !== proofAt?.toISOString()) fail('wrong-state');
    return { changes: confirmedAt === null ? { confirmedAt: ctx.clock.now() } : undefined };
  });

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Updates the data; omitted fields stay unchanged. An earlier confirmation becomes void; so does the proof when the
 * design changes, or when an office changes anything that the applicant's page may not show yet. Errors: not-found, forbidden,
 * wrong-state, invalid.
 */
export const update = (
  ctx: Context,
  id: string,
  { key, remark, ...changes }: RegistrationChanges & { key?: string | undefined; remark: string },
): Promise<Registration> =>
  changeAndRecord(ctx, { id, key, action: 'update', kind: 'updated', note: remark }, async (tx, row, role) => {
    const { agencyId, citizenIdentificationCode: code } = changes;
    const after = await withDesign(ctx, row, applyChanges(row, changes));
    requireContactDetails(after);
    const details = detailsOf(row);
    const isNewDesign = !isSameDesign(details, detailsOf(after));
    if (!isSame(detailsOf(after).address, details.address)) await checkAddress(ctx, changes.address);
    const newAgency = row.type === 'request' && agencyId !== undefined && agencyId !== row.agencyId;
    if (newAgency && agencyId !== null) await requireAgency(tx, agencyId);
    const newCode = code !== undefined && code !== unsealCitizenCode(ctx, row);
    const isChanged =
      newAgency ||
      newCode ||
      !isSame([row.name, row.phone, row.email, details], [after.name, after.phone, after.email, detailsOf(after)]);
    if (!isChanged) return { changes: undefined };
    return {
      changes: {
        ...after,
        ...(newAgency && { agencyId }),
        ...(newCode && sealCitizenCode(ctx, id, code)),
        confirmedAt: null,
        ...((isNewDesign || !role.isApplicant) && { proofAt: null }),
      },
    };
  });

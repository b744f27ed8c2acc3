import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type {
  Activity,
  ActivityCard,
  ActivityChanges,
  ActivityDraft,
  ActivityFilter,
  VietQrQuery,
} from '@m4u/contract/content/activity';
import { type ActivityType, detailsOf, nameOf, type TypedDetails } from '@m4u/contract/content/activity/details';
import type { ContentQuery } from '@m4u/contract/content/item/schema';
import { fieldProblem, fieldProblems } from '@m4u/contract/http/fields';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { InvalidInput } from '../../platform/http/message/problem.ts';
import * as items from '../item/service.ts';
import { stateOf } from './rules.ts';
import { vietQr as payBy } from './vietqr.service.ts';

const typedOf = ({ type, details }: Pick<items.Item, 'type' | 'details'>) =>
  ({ type, details }) as unknown as TypedDetails;

/** An activity for lists, with its state at the given moment. */
export const presentActivity = ({ type, details, ...item }: items.Item, now: Date): ActivityCard => {
  const typed = typedOf({ type, details });
  return { ...item, ...typed, state: typed.type === 'registrationLink' ? stateOf(typed.details, now) : null };
};

const presentFull = (ctx: Context, { content, images, ...item }: items.FullItem): Activity => ({
  ...presentActivity(item, ctx.clock.now()),
  content,
  images,
});

interface Written {
  readonly type: ActivityType;
  readonly details: unknown;
  /** The owner's title; an empty one is replaced by a name made from the details. */
  readonly title: string;
}

/** Validates details and title by the rules of the type. Errors: invalid. */
const judged = (ctx: Context, { type, details, title }: Written): { typed: TypedDetails; title: string } => {
  const parsed = detailsOf[type].safeParse(details, { reportInput: true });
  const typed = parsed.success ? ({ type, details: parsed.data } as TypedDetails) : undefined;
  const name = title || (typed && nameOf(typed));
  if (typed && name) return { typed, title: name };
  const issues = (parsed.error?.issues ?? []).map((issue) => ({ ...issue, path: ['details', ...issue.path] }));
  const untitled = typed !== undefined && !name;
  throw new InvalidInput([
    ...(untitled ? [fieldProblem('title', 'required', ctx.locale)] : []),
    ...fieldProblems(issues, ctx.locale),
  ]);
};

/** Activities on a member's or group's page that the reader may see. Errors: not-found. */
export const list = async (
  ctx: Context,
  ownerId: string,
  { filter, ...query }: ContentQuery & { filter?: ActivityFilter | undefined },
) => {
  const owner = await items.ownerOf(ctx, ownerId);
  const { data, total, nextCursor } = await items.list(ctx, { owner, kind: 'activity', filter }, query);
  return { data: data.map((item) => presentActivity(item, ctx.clock.now())), total, nextCursor };
};

/** One activity. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<Activity> =>
  presentFull(ctx, await items.get(ctx, { kind: 'activity', id }));

/** Adds an activity to the page of a member or group. Errors: not-found, forbidden, invalid, rate-limited. */
export const insert = async (ctx: Context, ownerId: string, draft: ActivityDraft): Promise<Activity> => {
  const owner = await items.ownerOf(ctx, ownerId);
  const { typed, title } = judged(ctx, draft);
  return presentFull(ctx, await items.insert(ctx, 'activity', owner, { ...draft, ...typed, title }));
};

/** New title of an activity; a title that was made from the details is made again. */
const titleOf = (present: items.Present, changes: ActivityChanges): string => {
  if (changes.title !== undefined) return changes.title;
  return present.title === nameOf(typedOf(present)) ? '' : present.title;
};

/** Computes the changes of an activity; type, details and title are validated together. Errors: invalid. */
const changedActivity =
  (ctx: Context, changes: ActivityChanges) =>
  (present: items.Present): items.Draft => {
    const { type: newType, details, title: newTitle } = changes;
    if (newType === undefined && details === undefined && newTitle === undefined) return changes;
    const kept = typedOf(present);
    const type = newType ?? kept.type;
    const { typed, title } = judged(ctx, {
      type,
      // Details of another type cannot be reused.
      details: details ?? (type === kept.type ? kept.details : {}),
      title: titleOf(present, changes),
    });
    return { ...changes, ...typed, title };
  };

/**
 * Changes an activity; type, details and title are validated and stored together. Errors: not-found, forbidden,
 * invalid, rate-limited.
 */
export const update = async (ctx: Context, id: string, changes: ActivityChanges): Promise<Activity> =>
  presentFull(ctx, await items.update(ctx, { kind: 'activity', id }, changedActivity(ctx, changes)));

/** Deletes an activity; a given `ownerId` must be its owner. Errors: not-found, forbidden. */
export const remove = async (ctx: Context, id: string, ownerId: string | undefined): Promise<void> => {
  if (ownerId !== undefined && (await get(ctx, id)).owner.id !== ownerId) fail('not-found');
  await items.remove(ctx, { kind: 'activity', id });
};

const accountsOf = (activity: TypedDetails) => {
  if (activity.type === 'bankAccount') return [activity.details];
  return activity.type === 'banks' ? activity.details.accounts : [];
};

/** The VietQR code of one of an activity's accounts. Errors: not-found, also for a bank without VietQR. */
export const vietQr = async (
  ctx: Context,
  id: string,
  { account = 0, ...transfer }: VietQrQuery,
): Promise<FileAnswer> => {
  const { bin = null, accountNumber = '' } = accountsOf(await get(ctx, id))[account] ?? {};
  return bin === null ? fail('not-found') : payBy(ctx, { bin, accountNumber }, transfer);
};

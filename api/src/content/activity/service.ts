import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type {
  Activity,
  ActivityCard,
  ActivityChanges,
  ActivityDraft,
  ActivityFilter,
  VietQrQuery,
} from '@m4u/contract/content/activity';
import {
  type ActivityType,
  detailSchemas,
  defaultTitle,
  type TypedDetails,
} from '@m4u/contract/content/activity/details';
import type { ContentQuery } from '@m4u/contract/content/item/schema';
import { fieldProblem, fieldProblems } from '@m4u/contract/http/fields';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { InvalidInput } from '../../platform/http/message/problem.ts';
import { UNTITLED } from '../../profile/upload/videos/service.ts';
import * as items from '../item/service.ts';
import { registrationStateOf } from './rules.ts';
import { drawVietQr as payBy } from './vietqr.service.ts';

const toTypedDetails = ({ type, details }: Pick<items.Item, 'type' | 'details'>) =>
  ({ type, details }) as unknown as TypedDetails;

/** An activity for lists, with its state at the given moment. */
export const toActivityCard = ({ type, details, ...item }: items.Item, now: Date): ActivityCard => {
  const typed = toTypedDetails({ type, details });
  return {
    ...item,
    ...typed,
    brandAndGroupId: item.owner.id,
    state: typed.type === 'registrationLink' ? registrationStateOf(typed.details, now) : null,
  };
};

const toActivity = (ctx: Context, { content, images, ...item }: items.FullItem): Activity => ({
  ...toActivityCard(item, ctx.clock.now()),
  content,
  images,
});

interface ActivityFields {
  readonly type: ActivityType;
  readonly details: unknown;
  /** The owner's title; an empty one is replaced by a name made from the details. */
  readonly title: string;
}

/** The title of a video whose editor was open before its own was known. */
const isFormerTitle = (title: string, typed: TypedDetails | undefined): boolean =>
  title === UNTITLED && typed?.type === 'youtube' && typed.details.videoTitle !== undefined;

/** Validates details and title by the rules of the type. Errors: invalid. */
const validateDetails = (
  ctx: Context,
  { type, details, title }: ActivityFields,
  keep: (typed: TypedDetails) => TypedDetails = (typed) => typed,
): { typed: TypedDetails; title: string } => {
  const parsed = detailSchemas[type].safeParse(details, { reportInput: true });
  const typed = parsed.success ? keep({ type, details: parsed.data } as TypedDetails) : undefined;
  const name = (!isFormerTitle(title, typed) && title) || (typed && defaultTitle(typed));
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
  const owner = await items.requireOwner(ctx, ownerId);
  const { data, total, nextCursor } = await items.list(ctx, { owner, kind: 'activity', filter }, query);
  return { data: data.map((item) => toActivityCard(item, ctx.clock.now())), total, nextCursor };
};

/** One activity. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<Activity> =>
  toActivity(ctx, await items.get(ctx, { kind: 'activity', id }));

/** Adds an activity to the page of a member or group. Errors: not-found, forbidden, invalid, rate-limited. */
export const insert = async (ctx: Context, ownerId: string, draft: ActivityDraft): Promise<Activity> => {
  const owner = await items.requireOwner(ctx, ownerId);
  const { typed, title } = validateDetails(ctx, draft);
  return toActivity(ctx, await items.insert(ctx, 'activity', owner, { ...draft, ...typed, title }));
};

/** New title of an activity; a title that was made from the details is made again. */
const computeTitle = (present: items.PresentState, changes: ActivityChanges): string => {
  if (changes.title !== undefined) return changes.title;
  return present.title === defaultTitle(toTypedDetails(present)) ? '' : present.title;
};

/** Keeps the title and still picture of a video whose address was only written in another way. */
const keepVideo = (typed: TypedDetails, present: TypedDetails): TypedDetails =>
  typed.type === 'youtube' && present.type === 'youtube' && typed.details.videoId === present.details.videoId
    ? { ...typed, details: { ...present.details, address: typed.details.address } }
    : typed;

/** Computes the changes of an activity; type, details and title are validated together. Errors: invalid. */
const computeChanges =
  (ctx: Context, changes: ActivityChanges) =>
  (present: items.PresentState): items.Draft => {
    const { type: newType, details, title: newTitle } = changes;
    if (newType === undefined && details === undefined && newTitle === undefined) return changes;
    const presentDetails = toTypedDetails(present);
    const type = newType ?? presentDetails.type;
    const fields = {
      type,
      // Details of another type cannot be reused.
      details: details ?? (type === presentDetails.type ? presentDetails.details : {}),
      title: computeTitle(present, changes),
    };
    const { typed, title } = validateDetails(ctx, fields, (written) => keepVideo(written, presentDetails));
    return { ...changes, ...typed, title };
  };

/**
 * Changes an activity; type, details and title are validated and stored together. Errors: not-found, forbidden,
 * invalid, rate-limited.
 */
export const update = async (ctx: Context, id: string, changes: ActivityChanges): Promise<Activity> =>
  toActivity(ctx, await items.update(ctx, { kind: 'activity', id }, computeChanges(ctx, changes)));

/** Deletes an activity; a given `ownerId` must be its owner. Errors: not-found, forbidden. */
export const remove = async (ctx: Context, id: string, ownerId: string | undefined): Promise<void> => {
  if (ownerId !== undefined && (await get(ctx, id)).owner.id !== ownerId) fail('not-found');
  await items.remove(ctx, { kind: 'activity', id });
};

const listAccounts = (activity: TypedDetails) => {
  if (activity.type === 'bankAccount') return [activity.details];
  return activity.type === 'banks' ? activity.details.accounts : [];
};

/** The VietQR code of one of an activity's accounts. Errors: not-found, also for a bank without VietQR. */
export const vietQr = async (
  ctx: Context,
  id: string,
  { account = 0, ...transfer }: VietQrQuery,
): Promise<FileAnswer> => {
  const { bin = null, accountNumber = '' } = listAccounts(await get(ctx, id))[account] ?? {};
  return bin === null ? fail('not-found') : payBy(ctx, { bin, accountNumber }, transfer);
};

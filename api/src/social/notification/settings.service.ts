import type { NoticeKind } from '@m4u/contract/social/notification/kinds';
import { type NoticeChoice, type NoticeSetting, mergeSettings } from '@m4u/contract/social/notification/settings';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import * as queries from './settings.queries.ts';

/** The channels that the reader has turned on, for each kind of notification. */
export const listSettings = async (ctx: Context): Promise<NoticeSetting[]> => {
  const settings = mergeSettings(await queries.listChoices(ctx.db, requireSignedIn(ctx).memberId));
  return ctx.messages.reachesPhones('receipt') ? settings : settings.map((setting) => ({ ...setting, phone: null }));
};

/** Changes the reader's channels; of two choices for the same kind and channel, the last one counts. */
export const updateSettings = async (ctx: Context, choices: readonly NoticeChoice[]): Promise<NoticeSetting[]> => {
  const { memberId } = requireSignedIn(ctx);
  const byPlace = new Map(choices.map((choice) => [`${choice.kind} ${choice.channel}`, choice]));
  // In a fixed order, to avoid deadlocks between concurrent changes.
  const inOrder = [...byPlace].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, choice]) => choice);
  await queries.saveChoices(ctx.db, memberId, inOrder);
  return listSettings(ctx);
};

/** The channels that each member has turned on for one kind of notification. */
export const channelLookup = async (
  db: Executor,
  kind: NoticeKind,
  memberIds: readonly string[],
): Promise<(memberId: string) => NoticeSetting> => {
  const chosen = Map.groupBy(await queries.listChoicesAbout(db, kind, memberIds), ({ memberId }) => memberId);
  return (memberId) => {
    const found = mergeSettings(chosen.get(memberId) ?? []).find((setting) => setting.kind === kind);
    if (!found) throw new Error(`There is no notice of the kind ${kind}`);
    return found;
  };
};

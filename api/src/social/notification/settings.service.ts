import type { NoticeKind } from '@m4u/contract/social/notification/kinds';
import { type NoticeChoice, type NoticeSetting, settingsWith } from '@m4u/contract/social/notification/settings';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import * as queries from './settings.queries.ts';

/** The channels that the reader has turned on, for each kind of notification. */
export const settings = async (ctx: Context): Promise<NoticeSetting[]> =>
  settingsWith(await queries.choicesOf(ctx.db, requireSignedIn(ctx).memberId));

/** Changes the reader's channels; of two choices for the same kind and channel, the last one counts. */
export const updateSettings = async (ctx: Context, choices: readonly NoticeChoice[]): Promise<NoticeSetting[]> => {
  const { memberId } = requireSignedIn(ctx);
  const byPlace = new Map(choices.map((choice) => [`${choice.kind} ${choice.channel}`, choice]));
  // In a fixed order, to avoid deadlocks between concurrent changes.
  const inOrder = [...byPlace].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, choice]) => choice);
  await queries.choose(ctx.db, memberId, inOrder);
  return settings(ctx);
};

/** The channels that each member has turned on for one kind of notification. */
export const waysOf = async (
  db: Executor,
  kind: NoticeKind,
  memberIds: readonly string[],
): Promise<(memberId: string) => NoticeSetting> => {
  const chosen = Map.groupBy(await queries.choicesAbout(db, kind, memberIds), ({ memberId }) => memberId);
  return (memberId) => {
    const found = settingsWith(chosen.get(memberId) ?? []).find((setting) => setting.kind === kind);
    if (!found) throw new Error(`There is no notice of the kind ${kind}`);
    return found;
  };
};

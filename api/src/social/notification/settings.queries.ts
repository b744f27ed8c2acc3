import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { NoticeKind } from '@m4u/contract/social/notification/kinds';
import type { NoticeChoice } from '@m4u/contract/social/notification/settings';
import { and, eq, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { notificationSettings } from './tables.ts';

/** All choices of a member. */
export const listChoices = (db: Executor, memberId: string): Promise<NoticeChoice[]> =>
  db
    .select({
      kind: notificationSettings.kind,
      channel: notificationSettings.channel,
      enabled: notificationSettings.enabled,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.memberId, memberId));

const selectChoicesAbout = prepareOnce((db, name: 'choices about a notice') =>
  db
    .select()
    .from(notificationSettings)
    .where(
      and(
        sql`${notificationSettings.memberId} = any(${sql.placeholder('memberIds')}::uuid[])`,
        eq(notificationSettings.kind, sql.placeholder('kind')),
      ),
    )
    .prepare(name),
);

/** Choices of members for one kind. */
export const listChoicesAbout = byProgram((db: Executor, kind: NoticeKind, memberIds: readonly string[]) =>
  selectChoicesAbout(db, 'choices about a notice').execute({ kind, memberIds }),
);

/** Stores choices of a member, one per kind and channel. */
export const saveChoices = (db: Executor, memberId: string, choices: readonly NoticeChoice[]) =>
  db
    .insert(notificationSettings)
    .values(choices.map((choice) => ({ memberId, ...choice })))
    .onConflictDoUpdate({
      target: [notificationSettings.memberId, notificationSettings.kind, notificationSettings.channel],
      set: { enabled: sql`excluded.enabled` },
    });

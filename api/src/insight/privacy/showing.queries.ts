import { campaignUploads } from '../../commerce/affiliate/shown.queries.ts';
import { cvUploads } from '../../content/cv/shown.queries.ts';
import { contentUploads } from '../../content/item/shown.queries.ts';
import { reportUploads } from '../../event/associationReport/shown.queries.ts';
import { weddingUploads } from '../../event/wedding/shown.queries.ts';
import { slideUploads } from '../../identity/auth/shown.queries.ts';
import type { MemberActor } from '../../platform/caller.ts';
import type { Executor } from '../../platform/database/database.ts';
import { sql, type SQL } from '../../platform/database/orm.ts';
import { keepPrepared } from '../../platform/database/prepared.ts';
import { agencyUploads } from '../../profile/agency/shown.queries.ts';
import { groupUploads } from '../../profile/group/shown.queries.ts';
import { memberUploads } from '../../profile/member/shown.queries.ts';
import type { UploadPlace, UploadReader } from '../../profile/upload/place.rules.ts';
import { documents, uploads, uploadUses } from '../../profile/upload/tables.ts';
import { messageUploads } from '../../social/message/shown.queries.ts';
import { exploreUploads } from '../explore/shown.queries.ts';

/** Every kind of row that shows uploads; each has a trigger that notes what it shows (`upload_uses`). */
const places: readonly UploadPlace[] = [
  memberUploads,
  groupUploads,
  agencyUploads,
  contentUploads,
  cvUploads,
  weddingUploads,
  messageUploads,
  campaignUploads,
  reportUploads,
  exploreUploads,
  slideUploads,
];

const upload = sql`${sql.placeholder('upload')}::uuid`;

/** Whether a row that shows the upload may be seen; only the rows that show it are looked at. */
const isShownTo = (reader: UploadReader): SQL<boolean> => {
  // As a query of its own, each is asked of the one row: PostgreSQL would otherwise read whole tables into memory first.
  const cases = places.map(
    ({ place, isSeen }) => sql`when ${sql.raw(`'${place}'`)} then (select ${isSeen(reader, uploadUses.rowId)})`,
  );
  return sql<boolean>`exists (select from ${uploadUses} where ${uploadUses.uploadId} = ${upload}
    and case ${uploadUses.place} ${sql.join(cases, sql` `)} else false end)`;
};

/** Whether a member sent it: they may put it on something, and see it meanwhile. */
const isSentBy = (memberId: SQL): SQL<boolean> => {
  const sent = (table: typeof uploads | typeof documents) =>
    sql`exists (select from ${table} where ${table.id} = ${upload} and ${table.memberId} = ${memberId})`;
  return sql<boolean>`(${sent(uploads)} or ${sent(documents)})`;
};

type Variant = 'visitor' | 'member' | 'staff';

const audience = keepPrepared((db, variant: Variant) => {
  const memberId = sql.placeholder('reader');
  const reader = { kind: 'member', memberId, isStaff: variant === 'staff' } as const;
  const caller =
    variant === 'visitor'
      ? sql<boolean>`false`
      : sql<boolean>`(${isSentBy(sql`${memberId}::uuid`)} or ${isShownTo(reader)})`;
  return db
    .select({ everybody: isShownTo({ kind: 'visitor' }), caller })
    .from(sql`(select) as one`)
    .prepare(`audience of an upload, ${variant}`);
});

/** Whether everybody may see an upload, and whether the reader may. */
export const audienceOf = async (
  db: Executor,
  id: string,
  reader: Pick<MemberActor, 'memberId' | 'staff'> | undefined,
): Promise<{ readonly everybody: boolean; readonly caller: boolean }> => {
  const variant = reader?.staff ? 'staff' : reader ? 'member' : 'visitor';
  const values = { upload: id, ...(reader && { reader: reader.memberId }) };
  const [found] = await audience(db, variant).execute(values);
  return found ?? { everybody: false, caller: false };
};

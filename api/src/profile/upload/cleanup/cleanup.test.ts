import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { DAY } from '@m4u/contract/durations';
import type { Document } from '@m4u/contract/profile/upload/document';
import { eq, inArray, sql } from '../../../platform/database/orm.ts';
import { APP_ROLE } from '../../../platform/database/row-security/roles.ts';
import { contentItems } from '../../../content/item/tables.ts';
import { loginSlides } from '../../../identity/auth/tables.ts';
import { inTransaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { contacts } from '../../../social/contact/tables.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { onePage } from '../../../testing/files/pdfs.ts';
import { photo } from '../../../testing/files/pictures.ts';
import { makeGroup, sendFile, uploadPicture } from '../../../testing/factories/profiles.ts';
import { groups } from '../../group/tables.ts';
import { members } from '../../member/tables.ts';
import { purgeUploads } from './jobs.ts';
import { requireOwnUploads } from '../service.ts';
import { documents, uploads } from '../tables.ts';

const api = await startTestApi();
const { platform } = api.api;
const { db, storage } = platform;
const member = await api.signUp('don-dep@example.vn');
const group = await makeGroup(api, { admins: [member] });

const sentBefore = (days: number) => new Date(api.clock.now().getTime() - days * DAY);

/** Inserts the row of a picture that was sent so many days ago. */
const makePicture = async (days = 8): Promise<string> => {
  const id = uuidv7();
  const size = { width: 10, height: 10, widths: [10], placeholder: '', bytes: 1 };
  await db.insert(uploads).values({ id, memberId: member.memberId, ...size, createdAt: sentBefore(days) });
  return id;
};

const makeDocument = async (days = 8): Promise<string> => {
  const id = uuidv7();
  const row = { id, memberId: member.memberId, name: 'x', pages: 1, bytes: 1, createdAt: sentBefore(days) };
  await db.insert(documents).values(row);
  return id;
};

const remainingIds = async (ids: readonly string[]): Promise<string[]> => {
  const found = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(inArray(uploads.id, [...ids]));
  const others = await db
    .select({ id: documents.id })
    .from(documents)
    .where(inArray(documents.id, [...ids]));
  return [...found, ...others].map(({ id }) => id);
};

const item = (fields: Partial<typeof contentItems.$inferInsert>) =>
  db.insert(contentItems).values({
    id: uuidv7(),
    kind: 'product',
    ownerKind: 'member',
    ownerId: member.memberId,
    title: 'Trà sen',
    policy: 'private',
    rank: 'a0',
    createdAt: api.clock.now(),
    updatedAt: api.clock.now(),
    ...fields,
  });
const ofMember = (row: Partial<typeof members.$inferInsert>) =>
  db.update(members).set(row).where(eq(members.id, member.memberId));
const ofGroup = (row: Partial<typeof groups.$inferInsert>) => db.update(groups).set(row).where(eq(groups.id, group));
const html = (id: string) => `<p>Nhà tôi</p><img src="/api/media/${id}/640.webp" alt="">`;
const certificate = (more: object) => ({ certificates: [{ name: 'VietGAP', note: '', images: [], ...more }] });

/** Places that can use a picture, each with the function that puts it there. */
const PLACES: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  'a member’s portrait': (id) => ofMember({ portraitId: id }),
  'a member’s background': (id) => ofMember({ backgroundId: id }),
  'a text about a member': (id) => ofMember({ aboutMe: html(id) }),
  'a section of a page': (id) => ofMember({ sections: [{ id }] as never }),
  'a group’s logo': (id) => ofGroup({ logoId: id }),
  'a group’s background': (id) => ofGroup({ backgroundId: id }),
  'a group’s note': (id) => ofGroup({ note: html(id) }),
  'the pictures of a post': (id) => item({ kind: 'post', images: [{ _id: id, caption: 'Sen' }] }),
  'the text of a post': (id) => item({ kind: 'post', content: html(id) }),
  'a text in capitals': (id) => item({ kind: 'post', content: html(id.toUpperCase()) }),
  'one picture of forty': async (id) =>
    item({
      kind: 'album',
      images: [...Array.from({ length: 39 }, () => ({ _id: uuidv7(), caption: '' })), { _id: id, caption: '' }],
    }),
  'a poster': (id) => item({ kind: 'poster', images: [{ _id: id, caption: '' }] }),
  'the certificate of a product': (id) => item({ details: certificate({ images: [{ _id: id, caption: '' }] }) }),
  'what was deleted and can be restored': (id) =>
    item({ images: [{ _id: id, caption: '' }], deletedAt: sentBefore(29) }),
  'a slide of the sign-in screen': (id) =>
    db.insert(loginSlides).values({
      id: uuidv7(),
      position: 9,
      image: `/api/media/${id}/1080.webp`,
      titleVi: 'a',
      titleEn: 'a',
      lineVi: 'a',
      lineEn: 'a',
    }),
  'what somebody left on a page': (id) =>
    db.insert(contacts).values({
      id: uuidv7(),
      ownerKind: 'group',
      ownerId: group,
      name: 'An',
      message: id,
      createdAt: api.clock.now(),
    }),
  'a table that was not thought of': async (id) => {
    await api.administer(`create table keepsakes (note jsonb); grant all on keepsakes to ${APP_ROLE}`);
    await db.execute(sql`insert into keepsakes values (${JSON.stringify({ deep: [{ picture: id }] })}::jsonb)`);
  },
};

describe('an upload in use', () => {
  for (const [use, put] of Object.entries(PLACES))
    test(`is kept: ${use}`, async () => {
      const [used, unused] = [await makePicture(), await makePicture()];
      await put(used);
      await purgeUploads(platform);
      assert.deepEqual(await remainingIds([used, unused]), [used]);
    });

  test('is kept: the document of a certificate', async () => {
    const [used, unused] = [await makeDocument(), await makeDocument()];
    await item({ details: certificate({ file: used }) });
    await purgeUploads(platform);
    assert.deepEqual(await remainingIds([used, unused]), [used]);
  });

  test('is kept while it is being chosen', async () => {
    const [chosen, unused] = [await makePicture(), await makePicture()];
    await inTransaction(db, async (tx) => {
      await requireOwnUploads(tx, member.memberId, { portrait: { chosen, present: null } });
      await purgeUploads(platform);
    });
    assert.deepEqual(await remainingIds([chosen, unused]), [chosen]);
    await purgeUploads(platform);
    assert.deepEqual(await remainingIds([chosen]), []);
  });
});

describe('an unused upload', () => {
  test('is kept for a week', async () => {
    const young = [await makePicture(6.9), await makeDocument(6.9)];
    const old = [await makePicture(7.1), await makeDocument(7.1)];
    await purgeUploads(platform);
    assert.deepEqual((await remainingIds([...young, ...old])).toSorted(), young.toSorted());
  });

  test('is deleted with its files', async () => {
    const picture = await uploadPicture(api, member, await photo(700, 400).jpeg().toBuffer());
    const sent = await sendFile(api, member, onePage(), 'file', 'a.pdf');
    const document = sent.json<{ data: Document }>().data;
    await storage.put(`cards/${picture._id}.jpg`, Buffer.from('jpeg'), 'image/jpeg');
    const keys = [
      ...picture.widths.map((width) => `media/${picture._id}/${width}.webp`),
      `cards/${picture._id}.jpg`,
      `documents/${document._id}.pdf`,
    ];
    const remainingFiles = async () =>
      (await Promise.all(keys.map((key) => storage.get(key)))).filter((file) => file !== null);
    assert.equal((await remainingFiles()).length, keys.length);
    api.clock.advance(8 * DAY);
    await purgeUploads(platform);
    assert.deepEqual(await remainingIds([picture._id, document._id]), []);
    for (let tries = 0; tries < 200 && (await remainingFiles()).length > 0; tries += 1) await wait(50);
    assert.deepEqual(await remainingFiles(), []);
    assert.equal((await api.get(`/media/${picture._id}/160.webp`, { as: member })).statusCode, 404);
    assert.equal((await api.get(`/media/${document._id}/document.pdf`, { as: member })).statusCode, 404);
  });

  test('is deleted with thousands of others, in several batches', async () => {
    const memberId = uuidv7();
    await db.execute(
      sql`insert into uploads select gen_random_uuid(), ${memberId}, 10, 10, '[10]', '', 1, ${sentBefore(30).toISOString()} from generate_series(1, 2500)`,
    );
    await purgeUploads(platform);
    assert.deepEqual(await db.select().from(uploads).where(eq(uploads.memberId, memberId)), []);
  });
});

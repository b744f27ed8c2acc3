import { eq } from '../../platform/database/orm.ts';
import { groups } from '../../profile/group/tables.ts';
import type { TestApi } from '../server/api.ts';
import { type Cast, OF_EVENTS, tryModules } from './bad-requests.run.ts';
import { listGuests, makeEvent } from '../factories/checkIns.ts';
import { makeAgency } from '../factories/profiles.ts';
import { reportCalls } from '../factories/reports.ts';
import { addGuests, makeWedding } from '../factories/weddings.ts';

/** Makes a draft of the group and a submitted report. */
const makeReports = async (api: TestApi, { owner, other, group }: Cast): Promise<string[]> => {
  const agencyId = await makeAgency(api, { admins: [other] });
  await api.api.platform.db.update(groups).set({ agencyId }).where(eq(groups.id, group));
  const calls = reportCalls(api);
  const draft = await calls.saved(owner, group, { period: '2026-Q1' });
  const submitted = await calls.saved(owner, group, { status: 'submitted' });
  return [draft._id, submitted._id, submitted._id, agencyId];
};

/** Makes an event of the group with a guest on its list. */
const makeDoor = async (api: TestApi, { owner, group }: Cast): Promise<string[]> => {
  const { _id } = await makeEvent(api, owner, group);
  const guests = await listGuests(api, owner, _id, [{ code: '000000', name: 'Hoa' }]);
  return [_id, _id, _id, ...[...guests.values()].map((guest) => guest._id)];
};

/** Makes a wedding with two guests, an event, and reports. */
await tryModules(OF_EVENTS, async (api, cast) => {
  const { owner } = cast;
  const { _id } = await makeWedding(api, owner);
  const guests = await addGuests(api, owner, _id, 'Anh Nam\nChị Thu');
  const things = [...(await makeDoor(api, cast)), ...(await makeReports(api, cast))];
  return [_id, _id, _id, ...guests.map((guest) => guest._id), ...things];
});

import type { AssociationReport, ReportRow } from '@m4u/contract/event/associationReport/schema';
import { assertDone } from '../server/answers.ts';
import type { TestApi, TestMember } from '../server/api.ts';

type Body = Readonly<Record<string, unknown>>;

/** A complete report of February 2026: the clock of tests starts in March 2026. */
export const REPORT = {
  period: '2026-02',
  title: 'Báo cáo tháng 2',
  content: '<p>Hai buổi gặp mặt.</p>',
  members: 40,
  newMembers: 3,
  revenue: 125_000_000,
  events: 2,
};

/** Calls about reports as a given member. */
export const reportCalls = (api: TestApi) => {
  const save = (as: TestMember | undefined, groupId: string, body: Body = {}) =>
    api.post('/associationReport', { as, body: { ...REPORT, groupId, ...body } });
  const ask = (as: TestMember | undefined, path: string) => api.get(`/associationReport${path}`, { as });
  const reportOf = (answer: Awaited<ReturnType<typeof save>>): AssociationReport =>
    assertDone<{ data: AssociationReport }>(answer).data;
  return {
    save,
    ask,
    saved: async (as: TestMember, groupId: string, body: Body = {}) => reportOf(await save(as, groupId, body)),
    get: (as: TestMember | undefined, id: string) => ask(as, `/${id}`),
    read: async (as: TestMember, id: string) => reportOf(await ask(as, `/${id}`)),
    list: async (as: TestMember, query = '') =>
      assertDone<{ data: ReportRow[]; total: number }>(await ask(as, `?${query}`)),
    submit: (as: TestMember | undefined, id: string) => api.put(`/associationReport/submit/${id}`, { as }),
    giveBack: (as: TestMember | undefined, id: string, reason: unknown = 'Thiếu số sự kiện') =>
      api.put(`/associationReport/return/${id}`, { as, body: { reason } }),
    remove: (as: TestMember | undefined, id: string) => api.put(`/associationReport/delete/${id}`, { as }),
  };
};

import type { Cv } from '@m4u/contract/content/cv/schema';
import { assertDone } from '../server/answers.ts';
import type { TestApi, TestMember } from '../server/api.ts';

/** A minimal CV. */
export const CV = {
  name: 'CV xin việc',
  fullName: 'Nguyễn Phước Thị Quỳnh Thượng',
  email: 'rieng@example.vn',
  phone: '0912 345 678',
  gender: 'female',
  birthday: '1990-04-18',
  address: '28 đường Bến Gốm',
  aboutMe: 'Mười hai năm làm gốm.\n- Men tro\n- Nung củi',
} as const;

/** Sends a CV. */
export const sendCv = (api: TestApi, as: TestMember | undefined, changes: object = {}) =>
  api.post('/cv/save', { as, body: { ...CV, ...changes } });

/** Saves a CV and asserts success. */
export const makeCv = async (api: TestApi, as: TestMember, changes: object = {}): Promise<Cv> =>
  assertDone<{ data: Cv }>(await sendCv(api, as, changes)).data;

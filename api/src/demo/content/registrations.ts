import type { RegistrationDeed } from '@m4u/contract/profile/registration/rules';
import * as places from '../places.ts';

/** A registration of the demo, and how far it has come. */
export interface DemoRegistration {
  /** The member who asked; null for a visitor. */
  readonly by: string | null;
  /** So many days before the seeding. */
  readonly ago: number;
  /** An admin of the agency under which it is asked for. */
  readonly underAgencyOf?: string;
  /** What was done, a day each, with what was said. */
  readonly steps: readonly (readonly [RegistrationDeed | 'confirm', string])[];
  readonly fields: { readonly type: 'request' | 'agency'; readonly name: string } & Readonly<Record<string, unknown>>;
}

/** Registrations in various states; nobody of them is real, and none has the number of an identity card. */
export const registrations: readonly DemoRegistration[] = [
  {
    by: null,
    ago: 12,
    underAgencyOf: 'bao',
    steps: [
      ['confirm', 'Xác nhận qua điện thoại.'],
      ['accept', ''],
      ['approve', 'Phí in thẻ 150.000 đồng, chuyển khoản theo hướng dẫn trong cuộc gọi.'],
    ],
    fields: {
      type: 'request',
      name: 'Phạm Quốc Hưng',
      phone: '0905000654',
      email: 'quoc-hung@example.vn',
      address: { street: '22 Lê Lợi', ...places.thuanHoa },
      displayName: 'Quốc Hưng',
      title: 'Trưởng nhóm kinh doanh',
    },
  },
  {
    by: 'duyen',
    ago: 6,
    steps: [
      ['confirm', ''],
      ['accept', 'Chúng tôi đã nhận đủ thông tin, sẽ trả lời bạn trong hai ngày.'],
    ],
    fields: {
      type: 'request',
      name: 'Nguyễn Mỹ Duyên',
      phone: '0905000112',
      email: 'duyen@m4u.example',
      address: { street: '15 Trần Phú', ...places.hoiAn },
      displayName: 'Mỹ Duyên',
      title: 'Nghệ nhân gốm',
      organization: 'Gốm Mộc Nhiên',
      quantity: 2,
      note: 'Cho tôi xin một thẻ màu đất nung.',
    },
  },
  {
    by: null,
    ago: 2,
    steps: [],
    fields: {
      type: 'agency',
      name: 'Hội Làng nghề Nón lá Tây Hồ',
      phone: '0905000321',
      email: 'non-la@example.vn',
      website: 'https://nonla.example.vn',
      about: 'Hơn bốn mươi hộ chằm nón ở Phú Vang, mong có một nơi để khách tìm đến từng nghệ nhân.',
    },
  },
];

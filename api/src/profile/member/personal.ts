import { sql } from '../../platform/database/orm.ts';
import { exportedAs, personalData, type Personal } from '../../platform/personal/personal.ts';
import { members } from './tables.ts';

/** Personal data of a profile. Erasure keeps the row, because others refer to it, and empties it. */
export const memberPersonal: readonly Personal[] = [
  personalData({
    table: members,
    by: [members.id],
    gives: exportedAs('profile', 'Hồ sơ', 'Profile', [members.nameWords]),
    traces: { texts: [members.name, members.headline] },
    fate: {
      set: {
        type: 'individual',
        name: '',
        headline: '',
        aboutMe: '',
        portraitId: null,
        backgroundId: null,
        agencyId: null,
        layout: 'usual',
        contacts: [],
        links: [],
        form: null,
        career: null,
        childCareer: null,
        interests: [],
        gender: null,
        birthday: null,
        provinceCode: null,
        wardCode: null,
        sections: [],
        updatedAt: sql`${members.deletedAt}`,
      },
    },
  }),
];

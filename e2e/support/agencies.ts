/** Agencies for journeys that start with one. */
import type { Browser } from '@playwright/test';
import { demoAccounts } from '../../api/src/demo/seed/seed.ts';
import { type Person, signIn } from './people.ts';
import { callAs, type Talker } from './talk.ts';

const staff: Person = { name: 'An', email: demoAccounts[2]?.email ?? '', password: demoAccounts[2]?.password ?? '' };

/** Makes an agency through a registration; returns its id. */
export const becomeAgency = async (browser: Browser, chief: Talker, name: string): Promise<string> => {
  const context = await browser.newContext({ locale: 'vi-VN' });
  const signedIn = await signIn(context.request, staff);
  const clerk: Talker = { ...staff, ...signedIn, page: await context.newPage() };
  const [place] = await callAs<{ provinceCode: string; wardCode: string }[]>(
    chief,
    'GET',
    '/places/search?query=hai+chau+da+nang',
  );
  const { registration } = await callAs<{ registration: { _id: string } }>(chief, 'POST', '/signup', {
    type: 'agency',
    name,
    taxCode: '0401234567',
    representative: chief.name,
    phone: '0912345678',
    email: chief.email,
    website: 'https://hoilua.example',
    about: 'Hội của những người dệt lụa.',
    address: { street: '12 Bạch Đằng', provinceCode: place?.provinceCode, wardCode: place?.wardCode },
  });
  await callAs(chief, 'PUT', `/rg/updateConfirm/${registration._id}`, {});
  for (const step of ['accept', 'approve', 'paid', 'done'])
    await callAs(clerk, 'PUT', `/rg/${step}/${registration._id}`, {});
  await context.close();
  const [own] = await callAs<{ _id: string }[]>(chief, 'GET', '/agencies/getMyAgencies');
  return own?._id ?? '';
};

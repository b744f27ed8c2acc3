import { Signup } from '@m4u/contract/profile/registration';
import type { Context } from '../../platform/context.ts';
import { agenciesOf } from '../../profile/directory/agencies/admins.reads.ts';
import { confirm, step } from '../../profile/registration/service.ts';
import { type Draft, keep } from '../../profile/registration/signup.service.ts';
import { readDemo } from '../content.ts';
import type { DemoRegistration } from '../shapes/people.ts';
import { callAt, idOf, type Stage, writtenAt } from '../stage.ts';

const STAFF = 'an';

const asStaff = (stage: Stage, moment: Date): Context => ({
  ...callAt(stage, STAFF, moment),
  actor: {
    kind: 'member',
    memberId: idOf(stage.ids, STAFF),
    accountId: '',
    sessionId: '',
    verified: true,
    staff: true,
  },
});

const insert = async (stage: Stage, given: DemoRegistration): Promise<void> => {
  const { by, daysAgo, underAgencyOf, steps, fields } = given;
  const [agencyId] =
    underAgencyOf === undefined ? [] : await agenciesOf(stage.tx, callAt(stage, underAgencyOf, stage.now).actor);
  const draft = Signup.parse({ ...fields, ...(agencyId !== undefined && { agencyId }) }) as Draft;
  const { id } = await keep(callAt(stage, by, writtenAt(stage, daysAgo, fields.name)), draft);
  for (const [at, { deed, note }] of steps.entries()) {
    const moment = writtenAt(stage, Math.max(1, daysAgo - at - 1), fields.name);
    const staff = asStaff(stage, moment);
    if (deed !== 'confirm') await step(staff, deed, { id, note });
    else await confirm(by === null ? staff : callAt(stage, by, moment), { id, note });
  }
};

/** Inserts registrations in various states, for staff to process. */
export const insertRegistrations = async (stage: Stage): Promise<void> => {
  for (const given of readDemo().registrations) await insert(stage, given);
};

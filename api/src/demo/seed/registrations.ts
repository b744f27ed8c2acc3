import { Signup } from '@m4u/contract/profile/registration';
import type { Context } from '../../platform/context.ts';
import { listAdministeredAgencyIds } from '../../profile/directory/agencies/admins.reads.ts';
import { sendProof } from '../../profile/registration/order.service.ts';
import { confirm, takeStep } from '../../profile/registration/service.ts';
import { type RegistrationDraft, storeRegistration } from '../../profile/registration/signup.service.ts';
import { readDemo } from '../content.ts';
import type { DemoRegistration } from '../shapes/people.ts';
import { createContextAt, idOf, type Stage, writtenAt } from '../stage.ts';

const STAFF = 'an';

const asStaff = (stage: Stage, moment: Date): Context => ({
  ...createContextAt(stage, STAFF, moment),
  actor: {
    kind: 'member',
    memberId: idOf(stage.ids, STAFF),
    accountId: '',
    sessionId: '',
    verified: true,
    staff: true,
  },
});

const insertRegistration = async (stage: Stage, registration: DemoRegistration): Promise<void> => {
  const { by, daysAgo, underAgencyOf, emblemOf, steps, fields } = registration;
  const [agencyId] =
    underAgencyOf === undefined
      ? []
      : await listAdministeredAgencyIds(stage.tx, createContextAt(stage, underAgencyOf, stage.now).actor);
  const draft = Signup.parse({
    ...fields,
    ...(agencyId !== undefined && { agencyId }),
    ...(emblemOf !== undefined && { emblemId: idOf(stage.ids, emblemOf) }),
  }) as RegistrationDraft;
  const { id } = await storeRegistration(createContextAt(stage, by, writtenAt(stage, daysAgo, fields.name)), draft);
  for (const [index, step] of steps.entries()) {
    const { deed, note } = step;
    const moment = writtenAt(stage, Math.max(1, daysAgo - index - 1), fields.name);
    const staff = asStaff(stage, moment);
    if (deed === 'proof') await sendProof(staff, { ...step, id });
    else if (deed !== 'confirm') await takeStep(staff, deed, { id, note });
    else await confirm(by === null ? staff : createContextAt(stage, by, moment), { id, note });
  }
};

/** Inserts registrations in various states, for staff to process. */
export const insertRegistrations = async (stage: Stage): Promise<void> => {
  for (const registration of readDemo().registrations) await insertRegistration(stage, registration);
};

import { type GroupRight, GROUP_RIGHTS, roleCan, STAFF_ROLES } from '@m4u/contract/profile/group/roles.rules';
import Check from 'lucide-react/icons/check';
import ShieldQuestionMark from 'lucide-react/icons/shield-question-mark';
import { m } from '../../../paraglide/messages.js';
import { Fold } from '../../../ui/layout/Fold.tsx';
import { groupRoleWords } from './peoplePaths.tsx';

const rightWords: Readonly<Record<GroupRight, () => string>> = {
  counter: m.people_right_counter,
  page: m.people_right_page,
  door: m.people_right_door,
  members: m.people_right_members,
  settings: m.people_right_settings,
  money: m.people_right_money,
  ownership: m.people_right_ownership,
};

const ROLES = ['owner', ...STAFF_ROLES] as const;

const nameOf = (role: (typeof ROLES)[number]): string =>
  role === 'owner' ? m.people_role_owner() : groupRoleWords[role]();

/** Lists the rights of each role in a group, by the contract's table (docs/rules/roles.md). */
export const RoleRights = () => (
  <Fold
    id="roles"
    icon={ShieldQuestionMark}
    title={m.people_roles_title()}
    text={ROLES.map((role) => nameOf(role)).join(' · ')}
  >
    <dl className="grid gap-3 pt-3 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]">
      {ROLES.map((role) => (
        <div key={role} className="surface rounded-lg border border-line px-4 py-3">
          <dt className="font-semibold">{nameOf(role)}</dt>
          {GROUP_RIGHTS.filter((right) => roleCan(role, right)).map((right) => (
            <dd key={right} className="mt-1 flex gap-2 text-sm">
              <Check aria-hidden size={18} className="mt-0.5 shrink-0 text-accent-ink" />
              {rightWords[right]()}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </Fold>
);

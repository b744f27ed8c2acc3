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

const COLUMNS = ['owner', ...STAFF_ROLES] as const;

const nameOf = (role: (typeof COLUMNS)[number]): string =>
  role === 'owner' ? m.people_role_owner() : groupRoleWords[role]();

/** What each role in a group may do, from the one table of rights (docs/rules/roles.md). */
export const RoleTable = () => (
  <Fold
    id="roles"
    icon={ShieldQuestionMark}
    title={m.people_roles_title()}
    text={COLUMNS.map((role) => nameOf(role)).join(' · ')}
  >
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
    <section className="overflow-x-auto pt-3" tabIndex={0} aria-label={m.people_roles_title()}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-left align-bottom">
            <th scope="col" className="py-2 pr-3 font-semibold">
              {m.people_roles_may()}
            </th>
            {COLUMNS.map((role) => (
              <th key={role} scope="col" className="px-2 py-2 text-center font-semibold">
                {nameOf(role)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {GROUP_RIGHTS.map((right) => (
            <tr key={right}>
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {rightWords[right]()}
              </th>
              {COLUMNS.map((role) => (
                <td key={role} className="px-2 py-2 text-center">
                  {roleCan(role, right) ? (
                    <>
                      <Check aria-hidden size={18} className="inline text-accent-ink" />
                      <span className="sr-only">{m.people_roles_yes()}</span>
                    </>
                  ) : (
                    <>
                      <span aria-hidden className="text-muted">
                        –
                      </span>
                      <span className="sr-only">{m.people_roles_no()}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </Fold>
);

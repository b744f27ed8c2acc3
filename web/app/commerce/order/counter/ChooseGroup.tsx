import Store from 'lucide-react/icons/store';
import { Link } from 'react-router';
import { VerifyNotice } from '../../../identity/auth/VerifyNotice.tsx';
import { m } from '../../../paraglide/messages.js';
import { noOrganization } from '../../../profile/group/management/noOrganization.tsx';
import { NoRows } from '../../../ui/ListView.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { counterPath } from '../../point/pointPaths.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

/** Tells a reader without a group whom a counter is for. */
export const NoGroup = () => <NoRows empty={noOrganization({ icon: Store, text: m.point_no_group_text() })} />;

/** Asks for the verification without which no points are given. */
export const Unverified = () => (
  <Column kind="form">
    <VerifyNotice reason={m.point_unverified()} />
  </Column>
);

export interface ChooseGroupProps {
  groups: readonly { readonly _id: string; readonly name: string; readonly logo: string | undefined }[];
  /** Id of the customer from the address. */
  memberId: string | null;
}

/** The choice of the group whose counter it is. */
export const ChooseGroup = ({ groups, memberId }: ChooseGroupProps) => (
  <section aria-labelledby="choose" className="stack gap-3 lg:max-w-column">
    <h2 id="choose" className="text-lg">
      {m.point_choose_group()}
    </h2>
    <Card padded={false}>
      <ul className="divide-y divide-line">
        {groups.map(({ _id, name, logo }) => (
          <li key={_id}>
            <Link
              to={counterPath({ groupId: _id, memberId: memberId ?? undefined })}
              className="flex min-h-16 items-center gap-3 px-4 py-2 hover:bg-sunken"
            >
              <Avatar name={name} src={logo} size={40} />
              <span className="min-w-0 flex-1 font-semibold wrap-anywhere" translate="no">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  </section>
);

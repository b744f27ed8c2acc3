import Ban from 'lucide-react/icons/ban';
import UserRoundMinus from 'lucide-react/icons/user-round-minus';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/confirm.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FriendActionFields } from './friendActionForm.tsx';
import { changeFriend } from './friend.server.ts';
import { FriendRow } from './FriendRow.tsx';
import { listPath } from './friendPaths.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/**
 * Asks for confirmation before a friendship ends or a member is blocked, by `?do=`. It is a separate screen, so that it
 * works without scripts.
 */
export const loader = async ({ params, context, request }: Route.LoaderArgs) => {
  const { memberId } = requireReader(context, m.friend_purpose());
  const { searchParams } = new URL(request.url);
  const backParam = searchParams.get('back');
  const back = backParam === null ? listPath(memberId, 'accepted') : safeReturnTo(backParam);
  const friendAction = searchParams.get('do') === 'unfriend' ? ('unfriend' as const) : ('block' as const);
  const { data } = await api(context).friend.status({ params: { id: params.person } });
  if (!data.can[friendAction]) throw redirect(back);
  return { person: data.person, friendAction, back };
};

export const action = ({ context, request }: Route.ActionArgs) => changeFriend(context, request);

const confirmTexts = {
  unfriend: { question: m.friend_unfriend_question, text: m.friend_unfriend_text, verb: m.friend_unfriend },
  block: { question: m.friend_block_question, text: m.friend_block_text, verb: m.friend_block },
} as const;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? confirmTexts[loaderData.friendAction].verb() : m.friend_title()} · M4U` },
];

export default function Confirm({ loaderData: { person, friendAction, back } }: Route.ComponentProps) {
  const { question, text, verb } = confirmTexts[friendAction];
  const { name } = person;
  return (
    <Column kind="form">
      <PageHeader title={question({ name })} back={{ to: back, label: m.friend_keep() }} />
      <Card>
        <ul>
          <FriendRow person={person} />
        </ul>
        <p className="pt-2 pb-4">{text({ name })}</p>
        <Form method="post" replace className="flex flex-wrap gap-3">
          <FriendActionFields person={person._id} back={back} />
          <SubmitButton
            name="intent"
            value={friendAction}
            variant="danger"
            icon={friendAction === 'block' ? Ban : UserRoundMinus}
          >
            {verb()}
          </SubmitButton>
          <LinkButton to={back} variant="secondary">
            {m.friend_keep()}
          </LinkButton>
        </Form>
      </Card>
    </Column>
  );
}

import type { CompanySignIn, DirectoryToken } from '@m4u/contract/insight/companySignIn/schema';
import { m } from '../../paraglide/messages.js';
import { date, dateAndTime, number } from '../../platform/language/formats.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { Section } from '../../ui/Section.tsx';
import { NewSecret } from '../../ui/sharing/NewSecret.tsx';
import { Copied } from '../../ui/sharing/Copied.tsx';
import { Danger } from './SignInParts.tsx';
import { GroupForm } from '../../profile/group/management/GroupForm.tsx';

const Token = ({ token: { _id: id, ending, maker, createdAt, lastUsedAt } }: { token: DirectoryToken }) => (
  <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2">
    <span className="text-beside">
      <span className="block font-mono text-sm" translate="no">
        m4u_scim_…{ending}
      </span>
      <span className="block text-sm text-muted">
        {m.sso_token_made_on({ day: date(createdAt), name: maker.name })}
      </span>
      <span className="block text-sm text-muted">
        {lastUsedAt === null ? m.sso_token_unused() : m.sso_token_used({ time: dateAndTime(lastUsedAt) })}
      </span>
    </span>
    <Danger
      label={m.sso_token_revoke()}
      name={m.sso_token_revoke_of({ ending })}
      question={m.sso_token_revoke_question({ ending })}
      fields={{ intent: 'revokeToken', id, name: ending }}
    />
  </li>
);

export interface DirectoryProps {
  loaded: Pick<CompanySignIn, 'tokens' | 'scimUrl' | 'directory'>;
  /** A token that was just made. */
  made: string | undefined;
  error: readonly string[] | undefined;
  path: string;
}

/** The directory of a company: its address, tokens and figures. */
export const Directory = ({ loaded: { tokens, scimUrl, directory }, made, error, path }: DirectoryProps) => {
  const { active, suspended, groups } = directory;
  return (
    <Section id="directory" title={m.sso_directory()}>
      <p>{m.sso_directory_text()}</p>
      {active + suspended + groups > 0 && (
        <p>{m.sso_directory_count({ active: number(active), suspended: number(suspended), groups: number(groups) })}</p>
      )}
      <Copied label={m.sso_scim_url()} value={scimUrl} />
      {made !== undefined && <NewSecret text={m.sso_token_made()} secret={made} next={path} />}
      <Card className="stack">
        <FormError errors={error && [...error]} />
        {tokens.length > 0 && (
          <ul className="divide-y divide-line">
            {tokens.map((token) => (
              <Token key={token._id} token={token} />
            ))}
          </ul>
        )}
        <GroupForm preventScrollReset>
          <SubmitButton name="intent" value="createToken" variant="secondary">
            {m.sso_token_new()}
          </SubmitButton>
        </GroupForm>
      </Card>
    </Section>
  );
};

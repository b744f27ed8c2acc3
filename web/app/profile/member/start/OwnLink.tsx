import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { toLink, toTypedLink } from '@m4u/contract/profile/member/link.rules';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { Form, href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { useFields } from '../../../platform/forms/definition.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { LinkVerdict, useLiveCheck } from '../../page/links/LinkVerdict.tsx';
import { linkForm } from './stepForms.tsx';

interface OwnLinkProps {
  /** The page's full address. */
  address: string;
  link: string;
  /** The link is the page's; otherwise it is offered. */
  isTaken: boolean;
  reply: SubmissionResult | null;
  /** Told what is typed. */
  onTyped?: (typed: string) => void;
  /** Told when the form for another link opens or closes. */
  onChanging?: (isChanging: boolean) => void;
}

/** Form for another link: what is typed is converted as it is typed, and checked. */
const LinkForm = ({ address, link, isTaken, reply, onTyped }: OwnLinkProps) => {
  const [form, fields] = useFields(linkForm, { urlMinify: link }, reply);
  const [typed, setTyped] = useState(fields.urlMinify.initialValue ?? link);
  const wanted = toLink(typed);
  const check = useLiveCheck(wanted, undefined, null);
  const take = (text: string) => {
    setTyped(text);
    onTyped?.(text);
  };
  return (
    <Form method="post" {...getFormProps(form)} preventScrollReset className="stack gap-2 pt-1">
      <FormError errors={form.errors} />
      <TextField
        field={fields.urlMinify}
        value={typed}
        onChange={({ currentTarget }) => take(toTypedLink(currentTarget.value))}
        label={isTaken ? m.link_change() : m.link_choose()}
        hint={m.link_hint()}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
        minLength={3}
      />
      <p className="text-sm wrap-anywhere text-muted">
        {address.replace(/^https?:\/\//, '').slice(0, -link.length)}
        <strong className="text-ink">{wanted}</strong>
      </p>
      <div aria-live="polite" className="min-h-6">
        {check && (
          <LinkVerdict
            check={check}
            present={isTaken ? link : null}
            suggestionPath={`${href('/action/shortenedLink')}?${new URLSearchParams({ check: check.suggestion })}`}
            take={take}
          />
        )}
      </div>
      <SubmitButton variant={wanted === link ? 'secondary' : 'primary'} name="intent" value="link">
        {m.link_take()}
      </SubmitButton>
    </Form>
  );
};

/** The link that is kept for the page, which can be changed in its place. */
export const OwnLink = (props: OwnLinkProps) => {
  const { address, link, isTaken, reply, onChanging } = props;
  if (!isTaken) return <LinkForm {...props} />;
  const shown = address.replace(/^https?:\/\//, '');
  return (
    <div className="flex flex-col">
      <p className="surface min-h-12 rounded-md border border-line px-4 py-3 wrap-anywhere">
        {shown.slice(0, -link.length)}
        <strong>{link}</strong>
      </p>
      {/* A native disclosure opens without scripts too. */}
      <details
        open={reply !== null}
        onToggle={({ currentTarget }) => onChanging?.(currentTarget.open)}
        className="group"
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-sm [&::-webkit-details-marker]:hidden">
          <span className="flex items-center gap-1.5 text-success">
            <CircleCheck aria-hidden size={18} />
            {m.start_link_yours()}
          </span>
          <span className="font-semibold text-accent-ink underline-offset-4 group-open:underline">
            {m.link_change()}
          </span>
        </summary>
        <LinkForm {...props} />
      </details>
    </div>
  );
};

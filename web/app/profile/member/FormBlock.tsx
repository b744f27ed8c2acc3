import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { usePage } from '../../platform/page.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Block } from '../theme/ThemedPage.tsx';
import { FormFields } from './FormFields.tsx';
import type { PublicProfile } from './PublicPage.tsx';

/**
 * Leaving words for the owner of a page, in their own form where they have one. It is posted to a screen of its own,
 * which keeps what was typed when something is wrong with it; the page itself stays the same for everybody.
 */
export const FormBlock = ({ profile, edit }: { profile: PublicProfile; edit: ReactNode }) => {
  const { form, lang, name, writeTo, inbox } = profile;
  const reader = usePage()?.reader?.name;
  const title = form?.title ? <span lang={lang}>{form.title}</span> : m.contact_title();
  return (
    <Block id="write" title={title} edit={edit}>
      {edit !== undefined ? (
        <>
          <p className="pt-1 pb-3 text-muted">
            {form === null ? m.form_none() : m.form_present({ count: form.fields.length })}
          </p>
          <LinkButton to={inbox} variant="secondary" icon={Inbox} block>
            {m.contact_open_inbox()}
          </LinkButton>
        </>
      ) : (
        <Form method="post" action={writeTo} className="stack pt-2">
          {form?.intro ? (
            <p lang={lang} className="whitespace-pre-line">
              {form.intro}
            </p>
          ) : null}
          <FormFields form={form} reader={reader} lang={lang} />
          <SubmitButton block>{m.contact_send()}</SubmitButton>
          <p className="text-xs text-muted">{m.contact_only_for({ name })}</p>
        </Form>
      )}
    </Block>
  );
};

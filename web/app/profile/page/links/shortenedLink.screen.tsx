import { getFormProps, useForm } from '@conform-to/react';
import type { PageOwner } from '@m4u/contract/common';
import { toLink, toTypedLink } from '@m4u/contract/profile/member/link.rules';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/shortenedLink.screen';
import { m } from '../../../paraglide/messages.js';
import { settled } from '../../../platform/forms/definition.ts';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../../platform/forms/form.server.ts';
import { Button, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/sharing/CopyButton.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ShareButton } from '../../../ui/sharing/ShareButton.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useTypedText } from '../../../ui/fields/typedText.ts';
import { readSharedPages } from '../owner/ownPages.server.ts';
import { PageTabs } from '../owner/PageTabs.tsx';
import { type LinkCheck, LinkVerdict, useLiveCheck } from './LinkVerdict.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

/** Loads the short link of the reader's page (docs/rules/short-link.md); `?check=` checks whether a link is free. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  // Without scripts, the form sends the link in its own field, as it was typed.
  const requestedLink = searchParams.has('check')
    ? toTypedLink(searchParams.get('check') ?? '')
    : toLink(searchParams.get('urlMinify') ?? '');
  const { pages, page, origin } = await readSharedPages(context, m.link_purpose());
  // A page without a short link gets a suggestion from its name.
  const link = requestedLink || (page.urlMinify === null ? page.name : '');
  const found = link && (await api(context).member.checkUrlMinify({ params: { id: link.slice(0, 100) } })).data;
  const check: LinkCheck | null = found && requestedLink ? { link: requestedLink, ...found } : null;
  return {
    pages: pages.map(({ kind, id, name }) => ({ kind, id, name })),
    page,
    origin,
    check,
    offer: found ? found.suggestion : '',
  };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const { page } = await readSharedPages(context, m.link_purpose());
  const form = await readForm(request);
  const call = { params: { id: page.id }, body: { urlMinify: form.values['urlMinify'] ?? '' } };
  const calls = api(context);
  try {
    await calls[page.kind].updateUrlMinify(call);
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.link_saved() });
  const of = page.kind === 'member' ? '' : `?of=${page.id}`;
  throw redirect(href('/action/shortenedLink') + of);
};

export const meta: Route.MetaFunction = () => [{ title: `${m.link_title()} · M4U` }];

const linkPath = (kind: PageOwner['kind'], link: string): string => {
  if (kind === 'member') return href('/smc/:urlMinify', { urlMinify: link });
  return kind === 'group' ? href('/mbg/:id', { id: link }) : href('/agency/:id', { id: link });
};

/** The page's present link, to copy and share. */
const Present = ({ address, name }: { address: string; name: string }) => (
  <Card>
    <p className="text-sm text-muted">{m.link_present()}</p>
    <a href={address} className="text-lg font-semibold wrap-anywhere text-accent-ink underline underline-offset-4">
      {address.replace(/^https?:\/\//, '')}
    </a>
    <div className="mt-3 flex flex-wrap gap-3">
      <CopyButton text={address} variant="secondary" />
      <ShareButton url={address} title={m.share_title({ name })} />
    </div>
  </Card>
);

export default function ShortenedLink({ loaderData, actionData }: Route.ComponentProps) {
  const { pages, page, origin, check: first, offer } = loaderData;
  const start = first?.link ?? page.urlMinify ?? offer;
  return (
    <Column kind="form">
      <PageHeader
        title={m.link_title()}
        lead={m.link_lead()}
        back={{ to: href('/action/setting'), label: m.setting_title() }}
      />
      <div className="stack">
        <PageTabs pages={pages} current={page.id} />
        {page.urlMinify !== null && <Present address={origin + linkPath(page.kind, page.urlMinify)} name={page.name} />}
        <Card>
          <LinkForm
            key={`${page.id} ${page.urlMinify}`}
            start={start}
            present={page.urlMinify}
            of={page.kind === 'member' ? undefined : page.id}
            prefix={`${origin}${linkPath(page.kind, 'x').slice(0, -1)}`}
            first={first}
            reply={actionData}
          />
        </Card>
      </div>
    </Column>
  );
}

interface LinkFormProps {
  start: string;
  present: string | null;
  of: string | undefined;
  /** Part of the URL before the link. */
  prefix: string;
  first: LinkCheck | null;
  reply: Route.ComponentProps['actionData'];
}

const LinkForm = ({ start, present, of, prefix, first, reply }: LinkFormProps) => {
  const [form, fields] = useForm<{ urlMinify: string }>({
    lastResult: reply ?? settled,
    defaultValue: { urlMinify: start },
  });
  const { text, setText: setTyped, box } = useTypedText(fields.urlMinify.initialValue ?? start);
  const typed = toTypedLink(text);
  const check = useLiveCheck(typed, of, first);
  const changed = typed !== present;
  const scripted = useHydrated();
  return (
    <>
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        {of !== undefined && <input type="hidden" name="of" value={of} />}
        <TextField
          field={fields.urlMinify}
          ref={box}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          label={present === null ? m.link_choose() : m.link_change()}
          hint={m.link_hint()}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          required
          minLength={3}
          maxLength={30}
        />
        <p className="text-sm wrap-anywhere text-muted">
          {prefix.replace(/^https?:\/\//, '')}
          <strong className="text-ink">{typed}</strong>
        </p>
        <div aria-live="polite" className="min-h-6">
          {check && (
            <LinkVerdict
              check={check}
              present={present}
              suggestionPath={`?${new URLSearchParams({ ...(of !== undefined && { of }), check: check.suggestion })}`}
              take={setTyped}
            />
          )}
        </div>
        {present !== null && changed && <p className="text-sm text-muted">{m.link_former()}</p>}
        <div className="flex flex-wrap gap-3">
          {(changed || !scripted) && <SubmitButton>{m.link_take()}</SubmitButton>}
          {/* Button to check the link without scripts. */}
          <noscript>
            <Button type="submit" variant="secondary" formMethod="get">
              {m.link_check()}
            </Button>
          </noscript>
        </div>
      </Form>
    </>
  );
};

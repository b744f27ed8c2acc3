import { data, Form, redirect } from 'react-router';
import type { Route } from './+types/write.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { readUncachedFace } from '../../profile/page/links/bioLink.server.ts';
import { answerName, FormFields, type SentWords } from '../../profile/page/edit/FormFields.tsx';
import { ownerWords } from '../../profile/page/owner/ownerWords.tsx';
import { Portrait } from '../../profile/page/show/ProfileHead.tsx';
import { ThemedPage } from '../../profile/theme/ThemedPage.tsx';
import { metChallenge, readChallenge } from '../../platform/forms/challenge.server.ts';
import { ChallengeField } from '../../platform/forms/ChallengeField.tsx';
import { challengeNames } from '../../platform/forms/challenge-names.ts';
import { readOwnCard } from '../../profile/page/owner/ownCard.server.ts';
import { trapName } from '../../platform/forms/Honeypot.tsx';

/** Leaves a message for the owner of a page; `{id}` is an id or a short link (docs/rules/contact.md#sending). */
export const loader = async ({ params: { id }, context, pattern }: Route.LoaderArgs) => {
  const { links: _links, ...face } = await readUncachedFace(context, pattern, id);
  if (face.locked) throw redirect(face.path);
  const [reader, challenge] = await Promise.all([readOwnCard(context), readChallenge(context, 'contact')]);
  return { ...face, reader, challenge, clientId: crypto.randomUUID() };
};

const refusal = (
  { [challengeNames.token]: _, [challengeNames.solution]: __, ...values }: SentWords['values'],
  thrown: unknown,
) => {
  const problem = problemOf(thrown);
  if (!problem || problem.status >= 500) throw thrown;
  const errors: Record<string, string[]> = {};
  const form: string[] = [];
  for (const { field, message } of problem.errors) {
    // A page without a form of its own has all other fields, so each error has its place.
    if (field in values || field === 'challenge') (errors[field] ??= []).push(message);
    else form.push(message);
  }
  return data({ values, errors, form: problem.errors.length > 0 ? form : [problem.detail] } satisfies SentWords, {
    status: problem.status,
  });
};

export const action = async ({ params: { id }, context, request, pattern }: Route.ActionArgs) => {
  const face = await readUncachedFace(context, pattern, id);
  const { values } = await readForm(request);
  const { kind, id: ownerId } = face.owner;
  const answers = Object.fromEntries((face.form?.fields ?? []).map(({ _id }) => [_id, values[answerName(_id)] ?? '']));
  try {
    await api(context).contact.insert({
      body: {
        ...(kind === 'member' ? { memberId: ownerId } : { groupId: ownerId }),
        name: values['name'] ?? '',
        phone: values['phone'] ?? '',
        email: values['email'] ?? '',
        message: values['message'] ?? '',
        answers,
        website: values[trapName] ?? '',
        challenge: metChallenge(values),
        ...(values['clientId'] && { clientId: values['clientId'] }),
      },
    });
  } catch (thrown) {
    return refusal(values, thrown);
  }
  setFlash(context, { kind: 'success', message: m.contact_sent({ name: face.name }) });
  throw redirect(face.path);
};

export const meta: Route.MetaFunction = shareMeta<typeof loader>(({ name, headline, shareImage, path }) => ({
  name,
  title: m.contact_title_to({ name }),
  description: headline,
  image: shareImage,
  canonical: path,
  indexed: false,
}));

export const handle = { fullWidth: true };

export default function Write({ loaderData, actionData }: Route.ComponentProps) {
  const { owner, name, portrait, lang, theme, form, path, reader, challenge, clientId } = loaderData;
  return (
    <ThemedPage theme={theme}>
      <div className="mx-auto max-w-column px-4 pt-8 pb-[calc(2rem+var(--bar-room,0px))]">
        <header className="flex flex-col items-center pb-5 text-center">
          <Portrait name={name} kind={owner.kind} picture={portrait} size={80} />
          <h1 className="mt-2 text-xl text-balance wrap-anywhere">{m.contact_title_to({ name })}</h1>
        </header>
        <Card>
          {form?.title ? (
            <h2 lang={lang} className="text-lg wrap-anywhere">
              {form.title}
            </h2>
          ) : null}
          <Form method="post" className="stack pt-2">
            {form?.intro ? (
              <p lang={lang} className="whitespace-pre-line">
                {form.intro}
              </p>
            ) : null}
            <FormFields form={form} sent={actionData} reader={reader} lang={lang} />
            <input type="hidden" name="clientId" value={actionData?.values['clientId'] ?? clientId} />
            {challenge && (
              <ChallengeField
                purpose="contact"
                challenge={challenge}
                sent={actionData}
                errors={actionData?.errors['challenge']}
              />
            )}
            <SubmitButton block>{m.contact_send()}</SubmitButton>
            <LinkButton to={path} variant="quiet" block>
              {m.bio_see_page({ name })}
            </LinkButton>
            <p className="text-xs text-muted">{ownerWords[owner.kind].onlyFor({ name })}</p>
          </Form>
        </Card>
      </div>
    </ThemedPage>
  );
}

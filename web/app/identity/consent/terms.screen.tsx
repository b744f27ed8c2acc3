import { terms } from '@m4u/contract/identity/consent/terms';
import { currentVersion } from '@m4u/contract/identity/consent/words';
import { href } from 'react-router';
import type { Route } from './+types/terms.screen';
import { m } from '../../paraglide/messages.js';
import { usePage } from '../../platform/session/page.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { cacheable } from '../../platform/cache/shared.server.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { versionWords } from './consentWords.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** The current terms, or a former version by `?version=`. */
export const loader = ({ context, request }: Route.LoaderArgs) => {
  const requestedVersion = new URL(request.url).searchParams.get('version');
  const version =
    requestedVersion !== null && Object.hasOwn(terms, requestedVersion) ? requestedVersion : currentVersion('terms');
  const { locale } = scopeOf(context).page;
  cacheable(context, 'terms');
  const sections = (terms[version] ?? []).map(({ title, paragraphs }) => ({
    title: title[locale],
    paragraphs: paragraphs.map((paragraph) => paragraph[locale]),
  }));
  return { version, sections, isFormer: version !== currentVersion('terms') };
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.terms_title()} · M4U` },
  { name: 'description', content: m.terms_lead() },
];

export const handle = { query: ['version'] };

export default function Terms({ loaderData: { version, sections, isFormer } }: Route.ComponentProps) {
  const isMember = usePage()?.reader != null;
  const wayOut = isMember
    ? { to: href('/action/privacy'), label: m.privacy_title() }
    : { to: href('/'), label: m.app_home() };
  return (
    <Column kind="detail">
      <PageHeader title={m.terms_title()} lead={m.terms_lead()} back={wayOut} />
      <p className="text-sm text-muted">{m.terms_version({ version: versionWords(version) })}</p>
      {isFormer && (
        <p className="py-2">
          <TextLink to={href('/terms')}>{m.terms_now()}</TextLink>
        </p>
      )}
      {sections.map(({ title, paragraphs }) => (
        <Section key={title} title={title}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Section>
      ))}
    </Column>
  );
}

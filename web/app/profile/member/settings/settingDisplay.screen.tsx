import type { MemberView } from '@m4u/contract/profile/member';
import { listThemesFor } from '@m4u/contract/profile/theme/rules';
import { useState } from 'react';
import { Form, href, redirect, type RouterContextProvider } from 'react-router';
import type { Route } from './+types/settingDisplay.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { themeChoices } from '../../theme/themeChoices.tsx';
import { ThemePreview, ThemeSwatch } from '../../theme/ThemePreview.tsx';
import { saveLanguage } from './language.server.ts';
import { LanguageForm } from './LanguageForm.tsx';
import { LayoutForm } from './LayoutForm.tsx';
import { type OwnPage, readOwnPages } from '../../page/owner/ownPages.server.ts';
import { PageTabs } from '../../page/owner/PageTabs.tsx';

/** The screen's own URL without the parameter `lang`. */
const ownUrl = (context: Readonly<RouterContextProvider>): string => {
  const { pathname, searchParams } = new URL(scopeOf(context).visit.url);
  searchParams.delete('lang');
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
};

/** Reads the themes that a page may use. */
const readThemes = async (context: Readonly<RouterContextProvider>, { kind, limits }: OwnPage) =>
  kind === 'member'
    ? (await api(context).member.themesForReader()).data
    : listThemesFor({ type: 'organization', brandGroup: limits });

/** Loads theme and language of the reader's pages (docs/rules/theme.md#choosing). */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { pages, page } = await readOwnPages(context, m.theme_purpose());
  const themes = await readThemes(context, page);
  return { pages: pages.map(({ kind, id, name }) => ({ kind, id, name })), page, choices: themeChoices(themes) };
};

/** Saves the layout that visitors get. Errors: the API's invalid for anything that is no layout. */
const saveLayout = async (context: Readonly<RouterContextProvider>, { kind, id }: OwnPage, sent: unknown) => {
  const params = { id };
  await (kind === 'member'
    ? api(context).member.update({ params, body: { layout: sent as MemberView['layout'] } })
    : api(context).group.update({ params, body: { layout: sent as OwnPage['layout'] } }));
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const { page, pages } = await readOwnPages(context, m.theme_purpose());
  const form = await request.formData();
  if (form.get('intent') === 'language') {
    await saveLanguage(context, pages[0]?.id ?? page.id, form.get('language'));
    throw redirect(ownUrl(context));
  }
  if (form.get('intent') === 'layout') {
    await saveLayout(context, page, form.get('layout'));
    setFlash(context, { kind: 'success', message: m.profile_layout_saved() });
    throw redirect(ownUrl(context));
  }
  const theme = form.get('theme');
  const call = { params: { id: page.id }, body: { theme: typeof theme === 'string' ? theme : '' } };
  await (page.kind === 'member' ? api(context).member.updateTheme(call) : api(context).group.updateTheme(call));
  setFlash(context, { kind: 'success', message: m.theme_saved() });
  throw redirect(ownUrl(context));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.theme_title()} · M4U` }];

type LoaderData = Route.ComponentProps['loaderData'];

/** Form to choose a theme, with a preview of the page in it. */
const ThemeForm = ({ page, choices }: Pick<LoaderData, 'page' | 'choices'>) => {
  const [code, setCode] = useState(page.theme);
  const scripted = useHydrated();
  const previewTheme = choices.find((choice) => choice.code === code) ?? choices[0];
  return (
    <Form
      method="post"
      preventScrollReset
      className="mt-4 flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start"
    >
      <RadioCards
        legend={m.theme_choose()}
        name="theme"
        columns={3}
        value={code}
        onChange={setCode}
        options={choices.map(({ code: value, name, colourName, variables }) => ({
          value,
          label: name,
          description: value === page.theme ? `${colourName} · ${m.theme_present()}` : colourName,
          picture: <ThemeSwatch theme={variables} />,
        }))}
      />
      {/* On phones the preview and the button stick to the edges of the list; on wide screens they are beside it. */}
      <div className="contents lg:sticky lg:top-6 lg:flex lg:flex-col lg:gap-4">
        {previewTheme && (
          <div className="sticky top-2 z-10 order-first lg:static">
            <ThemePreview
              theme={previewTheme.variables}
              name={page.name}
              headline={page.headline}
              portrait={page.portrait}
            />
          </div>
        )}
        {scripted && code === page.theme ? (
          <p className="hidden text-center text-muted lg:block">{m.theme_present()}</p>
        ) : (
          <div className="surface sticky bottom-[calc(env(safe-area-inset-bottom)+3.75rem)] z-10 -mx-4 border-t border-line px-4 pt-3 pb-8 lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0">
            <SubmitButton name="intent" value="theme" size="lg" block className="shadow-md">
              {m.theme_save()}
            </SubmitButton>
          </div>
        )}
      </div>
    </Form>
  );
};

export default function SettingDisplay({ loaderData: { pages, page, choices } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={m.theme_title()}
        lead={m.theme_lead()}
        back={{ to: href('/action/setting'), label: m.setting_title() }}
        actions={
          <LinkButton to={page.path} variant="secondary">
            {m.setting_see_page()}
          </LinkButton>
        }
      />
      <PageTabs pages={pages} current={page.id} />
      <ThemeForm key={page.id} page={page} choices={choices} />
      <LayoutForm key={`layout-${page.id}`} page={page} />
      <LanguageForm />
    </>
  );
}

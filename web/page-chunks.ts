import type { Plugin } from 'vite';

/**
 * The screens that somebody meets first: a card is tapped, a link opened. What they need is kept apart from what all the
 * other screens share, so that a phone on a slow line fetches nothing for screens it may never open.
 */
const PAGES =
  /\/content\/section\/(?:me|mbg|mbgIdol|smc|newMe|newMbg)\.screen\.tsx|\/profile\/page\/show\/fme\.screen\.tsx|\/insight\/home\/(?:AppLayout|landing\/Landing)\.tsx|\/app\/(?:root|entry\.client)\.tsx/;

/** What every document loads. It is one chunk: split by who shares it, parts of it would be joined with what few need. */
const DOCUMENT = /\/app\/(?:root|entry\.client)\.tsx/;

/** The frame around every screen but a few: what it needs, each of them loads. */
const FRAME = /\/insight\/home\/AppLayout\.tsx/;

/** An invitation is opened from a link by people who see nothing else of the app; forms share much of what it needs. */
const INVITATION = /\/event\/wedding\/invitation\/wedding\.screen\.tsx/;

const INDEX_OF_WORDS = /\/paraglide\/messages(?:\/_index)?\.js$/;
const WORDS = /\/paraglide\/messages\/(\w+)\.js$/;

interface Module {
  readonly id: string;
  readonly code: string;
  readonly imports: readonly string[];
}

/** The ids of the modules that the pages need, messages by the names under which they are called. */
const neededBy = (pages: RegExp, modules: ReadonlyMap<string, Module>): ReadonlySet<string> => {
  const needed = new Set<string>();
  const called = new Set<string>();
  const waiting = [...modules.keys()].filter((id) => pages.test(id));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = modules.get(id);
    // The index of messages names them all; only what is called stays in the build.
    if (!module || needed.has(id) || INDEX_OF_WORDS.test(id)) continue;
    needed.add(id);
    waiting.push(...module.imports);
    for (const [, name] of module.code.matchAll(/\bm\.(\w+)/g)) if (name) called.add(name);
  }
  for (const id of modules.keys()) {
    const name = WORDS.exec(id)?.[1];
    if (name !== undefined && called.has(name)) needed.add(id);
  }
  return needed;
};

/** Which modules are for whom; answers once all modules are known. */
interface Parts {
  /** Needed by every document. */
  readonly isOfDocument: (id: string) => boolean;
  /** Needed by the frame of the screens. */
  readonly isOfFrame: (id: string) => boolean;
  /** Needed by a public page. */
  readonly isOfPage: (id: string) => boolean;
  /** Needed by an invitation. */
  readonly isOfInvitation: (id: string) => boolean;
}

/** Finds what public pages need while the browser's part is built. */
export const pageParts = (): { readonly plugin: Plugin } & Parts => {
  let loaded: ReadonlySet<string> = new Set();
  let framed: ReadonlySet<string> = new Set();
  let needed: ReadonlySet<string> = new Set();
  let invited: ReadonlySet<string> = new Set();
  return {
    isOfDocument: (id) => loaded.has(id) && !DOCUMENT.test(id),
    isOfFrame: (id) => framed.has(id) && !FRAME.test(id),
    isOfPage: (id) => needed.has(id),
    isOfInvitation: (id) => invited.has(id),
    plugin: {
      name: 'm4u:page-parts',
      applyToEnvironment: ({ name }) => name === 'client',
      buildEnd() {
        const modules = new Map<string, Module>();
        for (const id of this.getModuleIds()) {
          const info = this.getModuleInfo(id);
          if (info) modules.set(id, { id, code: info.code ?? '', imports: info.importedIds });
        }
        loaded = neededBy(DOCUMENT, modules);
        framed = neededBy(FRAME, modules);
        needed = neededBy(PAGES, modules);
        invited = neededBy(INVITATION, modules);
      },
    },
  };
};

/** The texts that a form would post, without some fields, in one string to compare. */
export const contentOf = (form: HTMLFormElement, ignored: readonly string[] = []): string =>
  JSON.stringify(
    [...new FormData(form)].filter(([name, value]) => typeof value === 'string' && !ignored.includes(name)),
  );

/**
 * Calls `work` when what a form would post has changed and then rested for `pause` milliseconds. Hidden fields and rows
 * count too: adding, removing and moving them fires no input event. `flush` calls it at once where it waits.
 */
export const watchForm = (form: HTMLFormElement, pause: number, work: () => void) => {
  let seen = contentOf(form);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    timer = undefined;
    work();
  };
  const look = () => {
    const content = contentOf(form);
    // React sets the names of fields anew whenever it renders them.
    if (content === seen) return;
    seen = content;
    clearTimeout(timer);
    timer = setTimeout(run, pause);
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  form.addEventListener('input', look, { signal });
  form.addEventListener('change', look, { signal });
  const observer = new MutationObserver(look);
  observer.observe(form, { subtree: true, childList: true, attributeFilter: ['name', 'value'] });
  return {
    flush: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      run();
    },
    stop: () => {
      clearTimeout(timer);
      observer.disconnect();
      listeners.abort();
    },
  };
};

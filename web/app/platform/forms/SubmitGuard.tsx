import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useFetchers, useLocation, useNavigation } from 'react-router';
import { createSubmitGuard, type Flights } from './submit-guard.ts';

let readRouter: (() => Flights) | undefined;

const guard = createSubmitGuard(() => readRouter?.());

/** The form of a submission that changes something in this window; undefined for searches and new windows. */
const findForm = ({ target, submitter }: SubmitEvent): HTMLFormElement | undefined => {
  if (!(target instanceof HTMLFormElement)) return undefined;
  const method = submitter?.getAttribute('formmethod') ?? target.method;
  const frame = submitter?.getAttribute('formtarget') ?? target.target;
  return method === 'post' && (frame === '' || frame === '_self') ? target : undefined;
};

/**
 * Refuses a second submission of a form while its first is under way, from the start of the scripts on
 * (docs/rules/screens.md#forms).
 */
export const guardSubmissions = (): void => {
  // Capture phase: before all that handles or remembers a submission.
  window.addEventListener(
    'submit',
    (event) => {
      const form = findForm(event);
      if (!form || !guard.isUnderWay(form)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  // After the router has taken it; one that was stopped on its way does not arrive here.
  window.addEventListener('submit', (event) => {
    const form = findForm(event);
    if (form) guard.note(form, !event.defaultPrevented);
  });
};

/** Releases guarded forms as the answer is shown. Rendered once, at the root. */
export function SubmitGuard() {
  // The hooks below tell of the router's state only as it is rendered, which is too late for a second press.
  const router = useContext(DataRouterContext)?.router;
  useNavigation();
  useLocation();
  useFetchers();
  useEffect(() => {
    readRouter = router && (() => router.state);
  }, [router]);
  useEffect(() => guard.release());
  return null;
}

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { createSubmitGuard, type Flights, NATIVE_PAUSE } from './submit-guard.ts';

const idle: Flights = { navigation: { state: 'idle' }, fetchers: new Map() };
const submitting = (): Flights => ({ ...idle, navigation: { state: 'submitting' } });

const makeGuard = () => {
  const world = { router: idle as Flights | undefined, time: 0 };
  const guard = createSubmitGuard(
    () => world.router,
    () => world.time,
  );
  /** Submits a form, which `handle` takes; returns whether it was refused. */
  const submit = (form: object, handle: () => void, isNative = false): boolean => {
    if (guard.isUnderWay(form)) return true;
    handle();
    guard.note(form, isNative);
    return false;
  };
  return { world, guard, submit };
};

const form = {};

suite('guard of submissions', () => {
  test('refuses a second submission until the answer is shown', () => {
    const { world, guard, submit } = makeGuard();
    const send = () => void (world.router = submitting());
    assert.equal(submit(form, send), false);
    assert.equal(submit(form, send), true);
    guard.release();
    assert.equal(submit(form, send), true);
    // The answer has come, the screen has not been rendered yet.
    world.router = idle;
    assert.equal(submit(form, send), true);
    guard.release();
    assert.equal(submit(form, send), false);
  });

  test('lets another form go meanwhile', () => {
    const { world, submit } = makeGuard();
    assert.equal(
      submit(form, () => void (world.router = submitting())),
      false,
    );
    assert.equal(
      submit({}, () => void (world.router = submitting())),
      false,
    );
  });

  test('lets a form go that its screen held back before, also beside another one that is under way', () => {
    const { world, submit } = makeGuard();
    assert.equal(
      submit(form, () => undefined),
      false,
    );
    assert.equal(
      submit(form, () => undefined),
      false,
    );
    submit({}, () => void (world.router = submitting()));
    assert.equal(
      submit(form, () => undefined),
      false,
    );
    assert.equal(
      submit(form, () => undefined),
      false,
    );
  });

  test('releases the form of a fetcher while another one is under way', () => {
    const { world, guard, submit } = makeGuard();
    const [first, second] = [{ state: 'submitting' }, { state: 'submitting' }] as const;
    submit(form, () => void (world.router = { ...idle, fetchers: new Map([['a', first]]) }));
    submit(
      {},
      () =>
        void (world.router = {
          ...idle,
          fetchers: new Map([
            ['a', first],
            ['b', second],
          ]),
        }),
    );
    assert.equal(
      submit(form, () => undefined),
      true,
    );
    world.router = { ...idle, fetchers: new Map([['b', second]]) };
    guard.release();
    assert.equal(
      submit(form, () => undefined),
      false,
    );
  });

  test('refuses a form that the browser sends by itself for a while', () => {
    const { world, submit } = makeGuard();
    world.router = undefined;
    assert.equal(
      submit(form, () => undefined, true),
      false,
    );
    world.time = NATIVE_PAUSE - 1;
    assert.equal(
      submit(form, () => undefined, true),
      true,
    );
    world.time = NATIVE_PAUSE;
    assert.equal(
      submit(form, () => undefined, true),
      false,
    );
  });
});

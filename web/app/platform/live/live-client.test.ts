import assert from 'node:assert/strict';
import { beforeEach, suite, test } from 'node:test';
import { type LiveHearer, type LiveNeeds, startClient } from './live-client.ts';

type Channel = NonNullable<LiveNeeds['channel']>;
type Word = Parameters<Channel['post']>[0];

/** A fake browser: its tabs share a channel and a lock. */
class Browser {
  readonly connections: { after: number | undefined; hearer: LiveHearer; closed: boolean }[] = [];
  timers: { run: () => void; after: number }[] = [];
  renewals = 0;
  reachable = true;
  online = true;
  readonly #tabs = new Set<(word: Word) => void>();
  #holder: { fail: (error: Error) => void } | undefined;
  #queue: (() => void)[] = [];

  get open() {
    return this.connections.filter(({ closed }) => !closed);
  }

  readonly #release = () => {
    this.#holder = undefined;
    this.#queue.shift()?.();
  };

  readonly hold: LiveNeeds['hold'] = (work, options) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        const holder = { fail: reject };
        this.#holder = holder;
        void work().then(() => {
          if (this.#holder === holder) this.#release();
          resolve();
        });
      };
      if ('steal' in options) {
        this.#holder?.fail(new Error('stolen'));
        begin();
        return;
      }
      options.signal.addEventListener('abort', () => {
        this.#queue = this.#queue.filter((each) => each !== begin);
        reject(new Error('aborted'));
      });
      if (this.#holder) this.#queue.push(begin);
      else begin();
    });

  channel(isAsleep: () => boolean): Channel {
    let mine: (word: Word) => void = () => undefined;
    return {
      post: (word) => {
        for (const hear of this.#tabs) if (hear !== mine) hear(word);
      },
      hear: (listener) => {
        mine = (word) => {
          if (!isAsleep()) listener(word);
        };
        this.#tabs.add(mine);
      },
      close: () => void this.#tabs.delete(mine),
    };
  }

  tab({ alone = false }: { alone?: boolean } = {}) {
    const received: string[] = [];
    const states: string[] = [];
    let asleep = false;
    const client = startClient({
      open: (after, hearer) => {
        const connection = { after, hearer, closed: false };
        this.connections.push(connection);
        return {
          close: () => {
            connection.closed = true;
          },
        };
      },
      ...(!alone && { hold: this.hold, channel: this.channel(() => asleep) }),
      renew: async () => {
        this.renewals += 1;
        return this.reachable;
      },
      isOnline: () => this.online,
      later: (run, after) => {
        const timer = { run, after };
        this.timers.push(timer);
        return () => (this.timers = this.timers.filter((each) => each !== timer));
      },
      tell: (event) => received.push('row' in event ? `${event.type} ${JSON.stringify(event.row)}` : event.type),
      turn: (state) => states.push(state),
    });
    const sleep = () => {
      asleep = true;
    };
    return { ...client, received, states, sleep };
  }

  /** Runs all timers; returns their delays. */
  async pass(): Promise<number[]> {
    const dueTimers = this.timers;
    this.timers = [];
    for (const { run } of dueTimers) run();
    await settled();
    return dueTimers.map(({ after }) => after);
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 2));

let browser: Browser;
/** The only open connection. */
const line = () => {
  assert.equal(browser.open.length, 1);
  const [connection] = browser.open;
  assert.ok(connection);
  return connection;
};
const begin = () => {
  const { hearer } = line();
  hearer.onOpen();
  hearer.onEvent('ready', '{}', '7');
  hearer.onEvent('counts', '{"messages":1}', '');
};

suite('live stream of all tabs', () => {
  beforeEach(() => {
    browser = new Browser();
  });

  test('has one connection and reaches every tab', async () => {
    const [one, two] = [browser.tab(), browser.tab()];
    await settled();
    begin();
    line().hearer.onEvent('message', '{"_id":"a"}', '8');
    const all = ['ready', 'counts {"messages":1}', 'message {"_id":"a"}'];
    assert.deepEqual([one.received, two.received], [all, all]);
    assert.deepEqual([one.states.at(-1), two.states.at(-1)], ['online', 'online']);
  });

  test('gives a new tab the current state', async () => {
    browser.tab();
    await settled();
    begin();
    const lateTab = browser.tab();
    await settled();
    assert.deepEqual(lateTab.received, ['ready', 'counts {"messages":1}']);
    assert.equal(lateTab.states.at(-1), 'online');
    assert.equal(browser.connections.length, 1);
  });

  test('resumes in another tab after the last event when the leading tab closes', async () => {
    const first = browser.tab();
    const second = browser.tab();
    await settled();
    begin();
    line().hearer.onEvent('message', '{"_id":"a"}', '9');
    first.close();
    await settled();
    assert.equal(line().after, 9);
    line().hearer.onOpen();
    line().hearer.onEvent('message', '{"_id":"b"}', '10');
    assert.deepEqual(second.received.slice(2), ['message {"_id":"a"}', 'message {"_id":"b"}']);
    assert.deepEqual(first.received.length, 3);
  });

  test('leaves reconnecting a broken connection to the browser', async () => {
    const one = browser.tab();
    await settled();
    begin();
    line().hearer.onBreak(false);
    assert.equal(one.states.at(-1), 'connecting');
    assert.deepEqual([browser.timers.length, browser.renewals, browser.connections.length], [0, 0, 1]);
    line().hearer.onOpen();
    assert.equal(one.states.at(-1), 'online');
  });

  test('renews the session and resumes when the browser gives up', async () => {
    browser.tab();
    await settled();
    begin();
    line().hearer.onBreak(true);
    assert.deepEqual(await browser.pass(), [1_000]);
    assert.deepEqual([browser.renewals, line().after], [1, 7]);
  });

  test('backs off while the server is unreachable, and resets the pause afterwards', async () => {
    browser.tab();
    await settled();
    begin();
    browser.reachable = false;
    line().hearer.onBreak(true);
    const pauses = [];
    for (let time = 0; time < 8; time += 1) pauses.push(...(await browser.pass()));
    assert.deepEqual(pauses, [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
    browser.reachable = true;
    await browser.pass();
    line().hearer.onOpen();
    line().hearer.onBreak(true);
    assert.deepEqual(await browser.pass(), [1_000]);
  });

  test('reports that the device is offline', async () => {
    const one = browser.tab();
    await settled();
    begin();
    browser.online = false;
    line().hearer.onBreak(false);
    assert.equal(one.states.at(-1), 'offline');
  });

  test('lets a visible tab take over from a sleeping one', async () => {
    const first = browser.tab();
    const second = browser.tab();
    await settled();
    begin();
    first.sleep();
    second.wake();
    await browser.pass();
    await browser.pass();
    assert.equal(line().after, 7);
    line().hearer.onOpen();
    line().hearer.onEvent('message', '{"_id":"b"}', '8');
    assert.equal(second.received.at(-1), 'message {"_id":"b"}');
    assert.ok(!first.received.includes('message {"_id":"b"}'));
  });

  test('keeps the leading tab when it answers', async () => {
    browser.tab();
    const second = browser.tab();
    await settled();
    begin();
    second.wake();
    assert.equal(browser.timers.length, 0);
    assert.equal(browser.connections.length, 1);
  });

  test('ignores events of an old connection', async () => {
    const one = browser.tab();
    await settled();
    begin();
    const old = line();
    one.wake();
    old.hearer.onEvent('message', '{"_id":"late"}', '8');
    old.hearer.onBreak(true);
    assert.equal(one.received.length, 2);
    assert.deepEqual([browser.timers.length, line().after], [0, 7]);
  });

  test('opens one connection per tab without locks', async () => {
    const tabs = [browser.tab({ alone: true }), browser.tab({ alone: true })];
    await settled();
    assert.equal(browser.open.length, 2);
    for (const { close } of tabs) close();
    assert.equal(browser.open.length, 0);
  });

  test('ignores unreadable events', async () => {
    const one = browser.tab();
    await settled();
    begin();
    line().hearer.onEvent('message', '{', '8');
    assert.equal(one.received.length, 2);
  });
});

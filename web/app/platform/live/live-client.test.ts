import assert from 'node:assert/strict';
import { beforeEach, suite, test } from 'node:test';
import { type LiveHearer, type LiveNeeds, startClient } from './live-client.ts';

type Channel = NonNullable<LiveNeeds['channel']>;
type Word = Parameters<Channel['post']>[0];

/** One browser: its tabs hear each other, and hold a lock in turn. */
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
    const heard: string[] = [];
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
      tell: (event) => heard.push('row' in event ? `${event.type} ${JSON.stringify(event.row)}` : event.type),
      turn: (state) => states.push(state),
    });
    const sleep = () => {
      asleep = true;
    };
    return { ...client, heard, states, sleep };
  }

  /** Runs what is due and lets it come to its end. */
  async pass(): Promise<number[]> {
    const due = this.timers;
    this.timers = [];
    for (const { run } of due) run();
    await settled();
    return due.map(({ after }) => after);
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 2));

let browser: Browser;
/** The connection that is open, which is one. */
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

suite('the stream of all tabs', () => {
  beforeEach(() => {
    browser = new Browser();
  });

  test('is one connection, and every tab hears all of it', async () => {
    const [one, two] = [browser.tab(), browser.tab()];
    await settled();
    begin();
    line().hearer.onEvent('message', '{"_id":"a"}', '8');
    const all = ['ready', 'counts {"messages":1}', 'message {"_id":"a"}'];
    assert.deepEqual([one.heard, two.heard], [all, all]);
    assert.deepEqual([one.states.at(-1), two.states.at(-1)], ['online', 'online']);
  });

  test('a tab that comes later is told where things stand, and that it misses nothing from then on', async () => {
    browser.tab();
    await settled();
    begin();
    const late = browser.tab();
    await settled();
    assert.deepEqual(late.heard, ['ready', 'counts {"messages":1}']);
    assert.equal(late.states.at(-1), 'online');
    assert.equal(browser.connections.length, 1);
  });

  test('goes on in another tab from the last event when the leading one goes', async () => {
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
    assert.deepEqual(second.heard.slice(2), ['message {"_id":"a"}', 'message {"_id":"b"}']);
    assert.deepEqual(first.heard.length, 3);
  });

  test('the browser opens a broken connection by itself; nothing else is done', async () => {
    const one = browser.tab();
    await settled();
    begin();
    line().hearer.onBreak(false);
    assert.equal(one.states.at(-1), 'connecting');
    assert.deepEqual([browser.timers.length, browser.renewals, browser.connections.length], [0, 0, 1]);
    line().hearer.onOpen();
    assert.equal(one.states.at(-1), 'online');
  });

  test('when the browser gives up, the session is renewed and the stream opened after what was heard', async () => {
    browser.tab();
    await settled();
    begin();
    line().hearer.onBreak(true);
    assert.deepEqual(await browser.pass(), [1_000]);
    assert.deepEqual([browser.renewals, line().after], [1, 7]);
  });

  test('pauses grow while the server is not reached, and begin anew once it was', async () => {
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

  test('without a line it says so', async () => {
    const one = browser.tab();
    await settled();
    begin();
    browser.online = false;
    line().hearer.onBreak(false);
    assert.equal(one.states.at(-1), 'offline');
  });

  test('a tab that is looked at again takes over from one that was put to sleep', async () => {
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
    assert.equal(second.heard.at(-1), 'message {"_id":"b"}');
    assert.ok(!first.heard.includes('message {"_id":"b"}'));
  });

  test('a tab that is looked at again asks, and leaves the lead where it is answered', async () => {
    browser.tab();
    const second = browser.tab();
    await settled();
    begin();
    second.wake();
    assert.equal(browser.timers.length, 0);
    assert.equal(browser.connections.length, 1);
  });

  test('what an old connection still says is not heard', async () => {
    const one = browser.tab();
    await settled();
    begin();
    const old = line();
    one.wake();
    old.hearer.onEvent('message', '{"_id":"late"}', '8');
    old.hearer.onBreak(true);
    assert.equal(one.heard.length, 2);
    assert.deepEqual([browser.timers.length, line().after], [0, 7]);
  });

  test('without locks each tab listens by itself', async () => {
    const tabs = [browser.tab({ alone: true }), browser.tab({ alone: true })];
    await settled();
    assert.equal(browser.open.length, 2);
    for (const { close } of tabs) close();
    assert.equal(browser.open.length, 0);
  });

  test('an event of another version is passed over, also one that cannot be read', async () => {
    const one = browser.tab();
    await settled();
    begin();
    line().hearer.onEvent('message', '{', '8');
    assert.equal(one.heard.length, 2);
  });
});

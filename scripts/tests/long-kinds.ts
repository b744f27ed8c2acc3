/** Long tests, which `npm test` leaves to `npm run test:all` (docs/testing.md). */

/** A kind of long tests. */
export interface LongKind {
  readonly name: string;
  /** Test files of this kind, as globs from the root of the repository. */
  readonly files: readonly string[];
  /** The file that `npm test` runs as a sample. */
  readonly sample: string;
}

/** All kinds of tests that are too long for each change, with their samples in `npm test`. */
export const longKinds: readonly LongKind[] = [
  {
    name: "other people's ids in every place of every call",
    files: ['api/src/testing/access/suites/replay.*.test.ts'],
    sample: 'api/src/testing/access/suites/replay.identity.test.ts',
  },
  {
    name: 'every call by everybody',
    files: [
      'api/src/testing/access/suites/{table.*,factor}.test.ts',
      'api/src/testing/access/content/content.test.ts',
      'api/src/insight/integration/key/scope.test.ts',
      'api/src/profile/card/change/transitions.test.ts',
    ],
    sample: 'api/src/testing/access/suites/table.social.test.ts',
  },
  {
    name: 'generated bad requests',
    files: ['api/src/testing/hostile/bad-requests.*test.ts'],
    sample: 'api/src/testing/hostile/bad-requests.affiliate.test.ts',
  },
  {
    name: 'the whole program as processes',
    files: [
      'scripts/program/*.test.ts',
      'scripts/tasks/*.test.ts',
      'api/src/platform/backup/backup.test.ts',
      'api/src/platform/database/{embedded/*,row-security/job}.test.ts',
    ],
    sample: 'scripts/program/main.test.ts',
  },
  {
    name: 'kills and lost connections',
    files: [
      'api/src/**/durability.test.ts',
      'api/src/**/*processes.test.ts',
      'api/src/platform/database/{faults,replicas}.test.ts',
      'api/src/platform/time/clock-jumps.test.ts',
    ],
    sample: 'api/src/social/notification/processes.test.ts',
  },
  {
    name: 'hundreds of calls at once',
    files: ['api/src/**/{race,*.race}.test.ts'],
    sample: 'api/src/commerce/order/race.test.ts',
  },
  {
    name: 'builds, installations and upgrades',
    files: [
      'scripts/builds/kept-builds.test.ts',
      'scripts/start/install.test.ts',
      'api/src/platform/database/baseline.test.ts',
    ],
    sample: 'scripts/start/install.test.ts',
  },
  {
    name: 'large tables',
    files: ['api/src/**/*{scale,Scale}.test.ts'],
    sample: 'api/src/social/phonebook/scale.test.ts',
  },
  {
    name: 'hostile callers and files',
    files: ['api/src/**/hostile.test.ts', 'api/src/**/storm.test.ts'],
    sample: 'api/src/platform/pictures/hostile.test.ts',
  },
  {
    name: 'hundreds of guesses',
    files: ['api/src/identity/auth/guessing/*.test.ts', 'api/src/identity/auth/code/wrong-codes.test.ts'],
    sample: 'api/src/identity/auth/guessing/device.test.ts',
  },
  {
    name: 'printed pages and drawn pictures',
    files: [
      'api/src/content/cv/{tagged,print,docx}.test.ts',
      'api/src/platform/pictures/{process,pdf,qr}.test.ts',
      'api/src/{event/wedding,profile/page}/share/share.test.ts',
    ],
    sample: 'api/src/content/cv/docx.test.ts',
  },
  {
    name: 'demo content',
    files: ['api/src/demo/seed/*.test.ts'],
    sample: 'api/src/demo/seed/seed.test.ts',
  },
  {
    name: 'random walks held against a model',
    files: ['api/src/**/model.test.ts', 'api/src/social/message/live.test.ts'],
    sample: 'api/src/insight/search/model.test.ts',
  },
];

import { testTwoProcesses } from '../../testing/server/two-processes.ts';

testTwoProcesses({ name: 'PostgreSQL alone', environment: {} });

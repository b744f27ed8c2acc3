import { testTwoProcesses } from '../../testing/two-processes.ts';

testTwoProcesses({ name: 'PostgreSQL alone', environment: {} });

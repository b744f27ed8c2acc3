import { isRedisThere, REDIS } from '../../testing/redis.ts';
import { testTwoProcesses } from '../../testing/two-processes.ts';

testTwoProcesses({
  name: 'Redis',
  environment: { REDIS_URL: REDIS },
  skip: !(await isRedisThere()) && 'no Redis on this machine',
});

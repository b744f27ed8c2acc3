import { isRedisThere, REDIS } from '../../testing/server/redis.ts';
import { testTwoProcesses } from '../../testing/server/two-processes.ts';

testTwoProcesses({
  name: 'Redis',
  environment: { REDIS_URL: REDIS },
  skip: !(await isRedisThere()) && 'no Redis on this machine',
});

import { peopleActivities } from './activities/people.ts';
import { potteryActivities } from './activities/pottery.ts';
import { softwareActivities } from './activities/software.ts';
import { peoplePosts } from './posts/people.ts';
import { potteryPosts } from './posts/pottery.ts';
import { softwarePosts } from './posts/software.ts';
import { otherProducts } from './products/more.ts';
import { potteryProducts } from './products/pottery.ts';

/** Every demo post, product and activity; the other kinds are a file each. */
export const posts = [...potteryPosts, ...softwarePosts, ...peoplePosts];
export const products = [...potteryProducts, ...otherProducts];
export const activities = [...potteryActivities, ...softwareActivities, ...peopleActivities];

import { staffTasks } from './task.tables.ts';

/** The takers of work, as a part of the queue's queries. */
export const takenTasks = staffTasks;

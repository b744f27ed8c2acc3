import { staffTasks } from './task.tables.ts';

/** Who has taken which work, as a part of the queue's queries. */
export const takenTasks = staffTasks;

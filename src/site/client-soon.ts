import { inOwnTask } from './own-task.ts';

/** `client:soon`: an island comes to life as soon as its code is there. */
export default inOwnTask;

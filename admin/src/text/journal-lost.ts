import { SharedValue } from '../ui/shared-value.ts';

/** Whether this browser has not taken the newest text: storage is full, not allowed, or does not answer. */
export const journalLost = new SharedValue(false);

import { SharedValue } from '../ui/shared-value.ts';

/** How many pictures the text waits for; they are lost when the form is left. */
export const picturesUnderWay = new SharedValue(0);

import { textToPublish } from '#contract/text-to-publish';
import { call } from '../api/call.ts';
import { checkDraft } from './check-draft.ts';
import type { Check } from './check-text.ts';

const red: readonly Check['name'][] = ['links', 'coverAlt', 'imagesAlt', 'sameTitle'];
/** Problems that readers would notice; the other checks are advice. */
const isRed = ({ name, fine }: Check): boolean => !fine && red.includes(name);

/** Finds the serious problems of a post that is published from a screen that does not show its text. */
export const findRedLines = async (id: string): Promise<Check[]> =>
	checkDraft(await call(textToPublish, { post_id: id })).filter(isRed);

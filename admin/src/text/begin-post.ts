import { workingCopies } from '#contract/working-copies';
import { call } from '../api/call.ts';
import { messages } from '../messages/all.ts';
import { emptyValues, type PostValues } from './post-values.ts';

/** Moves the text to a new draft; returns its id. */
export const startOther = (values: PostValues): Promise<string> => {
	const title = messages.conflict.otherTitle(values.title);
	return beginText({ ...values, title, slug: '', scheduled_at: null });
};

/** A title begins with a capital letter, whatever was searched for. */
export const capital = (title: string): string =>
	title.charAt(0).toLocaleUpperCase('pt-BR') + title.slice(1);

/** Begins a draft with these words; returns its id. */
export async function beginText(fields: PostValues): Promise<string> {
	const post_id = crypto.randomUUID();
	await call(workingCopies, { action: 'save', post_id, base_revision: 0, version: 0, fields });
	return post_id;
}

/** Begins a draft with this title. */
export const beginPost = (title: string, author: string): Promise<string> =>
	beginText({ ...emptyValues(author), title: capital(title) });

import { workingCopies } from '#contract/working-copies';
import { call } from '../api/call.ts';
import { emptyValues } from './post-values.ts';

/** A title begins with a capital letter, whatever was searched for. */
export const capital = (title: string): string =>
	title.charAt(0).toLocaleUpperCase('pt-BR') + title.slice(1);

/** Begins a post with this title, which exists as a working copy until it is created; returns its id. */
export async function beginPost(title: string, author: string): Promise<string> {
	const post_id = crypto.randomUUID();
	const fields = { ...emptyValues(author), title: capital(title) };
	await call(workingCopies, { action: 'save', post_id, base_revision: 0, version: 0, fields });
	return post_id;
}

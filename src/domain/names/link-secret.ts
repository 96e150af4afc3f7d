/**
 * The pages whose address ends in a secret behind `#`, and what theirs looks like. Written out, because the page of a
 * missing address would otherwise load all addresses, and what is bundled with them.
 */
const shapes = {
	'/rascunho': /[\w-]{43}/,
	'/admin/nova-senha': /[0-9a-z]{4}(?:-?[0-9a-z]{4}){3}/i,
};
type Page = keyof typeof shapes;

/** The secret without what a mail or a chat wrote around or into it; undefined where a part of it is missing. */
export const findSecret = (page: Page, hash: string): string | undefined =>
	shapes[page].exec(hash.replace(/%[\da-f]{2}|[\s\p{Cf}]/giu, ''))?.[0];

/** The address that was meant where a mail or a chat wrote a secret's `#` as `%23`. */
export function findSecretAddress(path: string): string | undefined {
	const [page = '', secret] = path.split(/\/?%(?:25)*23/);
	return secret !== undefined && page in shapes ? `${page}#${secret}` : undefined;
}

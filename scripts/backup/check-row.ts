import { isSlug } from '#domain/names/slug';

const isRow = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** A backup may come from anybody. Throws for a row that this blog did not write, without quoting it. */
export function checkRow(line: string, columns: readonly string[]): void {
	const row: unknown = JSON.parse(line);
	if (!isRow(row)) throw new SyntaxError('a row is an object');
	const missing = columns.find((column) => !Object.hasOwn(row, column));
	if (missing !== undefined) throw new Error(`Falta a coluna ${missing}.`);
	const { slug, begun_at, is_created, published, scheduled_at } = row;
	if (typeof slug === 'string' && !isSlug(slug))
		throw new Error('Um endereço tem mais do que letras minúsculas, números e hifens.');
	// Publishing and scheduling make it a whole post.
	if ((begun_at || is_created === false) && (published || scheduled_at))
		throw new Error('Um texto que só foi começado está publicado ou agendado.');
}

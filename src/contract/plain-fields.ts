import { z } from 'zod';
import { limits } from '#config/limits';
import { cleanLine } from '#domain/text/clean-text';
import { isDay } from '#domain/time/schedule';

/**
 * PostgreSQL rejects NUL and would silently change a lone surrogate, so neither counts as text. `missing` is said of what
 * is no text at all.
 */
export const wellFormed = (missing?: string) =>
	z
		.string(missing)
		.refine(
			(text) => text.isWellFormed() && !text.includes('\0'),
			'O texto tem caracteres inválidos.',
		);

export const wellFormedText = wellFormed();

export const trimmed = wellFormedText.transform((text) => text.trim());
/** For titles and names: removes invisible characters, so that a text with nothing else counts as empty. */
export const lineOr = (missing?: string) => wellFormed(missing).transform(cleanLine);
export const line = lineOr();

export const id = z.uuid('Identificador inválido.');

export const categoryName = line.pipe(
	z
		.string()
		.min(1, 'Escreva o nome da categoria.')
		.max(limits.categoryName, `O nome passa de ${limits.categoryName} caracteres.`),
);

export const instant = z.iso.datetime({ offset: true, error: 'Data e hora inválidas.' });

/** A day in São Paulo: `2027-05-25`. */
export const day = z.string().refine(isDay, 'Escreva um dia como 2027-05-25.');

export const tooLong = (what: string, most: number) => ({
	error: ({ input }: { input?: unknown }) =>
		`${what} tem ${String(input).length} caracteres; cabem ${most}.`,
});

const noAuthor = 'Informe o autor.';
export const author = lineOr(noAuthor).pipe(
	z.string().min(1, noAuthor).max(limits.author, tooLong('O autor', limits.author)),
);

import { z } from 'zod';
import { cleanLine } from '#domain/clean-line';

/** PostgreSQL refuses NUL, and a lone surrogate would be changed silently: neither is text. */
export const wellFormedText = z
	.string()
	.refine(
		(text) => text.isWellFormed() && !text.includes('\0'),
		'O texto tem caracteres inválidos.',
	);

export const trimmed = wellFormedText.transform((text) => text.trim());
/** For titles and names: what shows nothing is left out, and what is nothing else is empty. */
export const line = wellFormedText.transform(cleanLine);

export const id = z.uuid('Identificador inválido.');

import { z } from 'zod';

/** PostgreSQL refuses NUL, and a lone surrogate would be changed silently: neither is text. */
export const wellFormedText = z
	.string()
	.refine(
		(text) => text.isWellFormed() && !text.includes('\0'),
		'O texto tem caracteres inválidos.',
	);

export const trimmed = wellFormedText.transform((text) => text.trim());

export const id = z.uuid('Identificador inválido.');

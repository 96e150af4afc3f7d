import { z } from 'zod';
import { limits } from '#config/limits';
import { password } from './auth/fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { line, tooLong, trimmed, wellFormedText } from './plain-fields.ts';

const look = z.object({ action: z.literal('look') });
const create = z.object({
	action: z.literal('create'),
	code: wellFormedText.min(1, 'Informe o código de instalação.').max(200),
	name: line.pipe(
		z.string().min(1, 'Informe o nome.').max(limits.author, tooLong('O nome', limits.author)),
	),
	email: trimmed.pipe(z.email('Informe um e-mail, como nome@exemplo.com.br.').max(254)),
	password,
});

/** Whether the first account is still to be created, and its creation, which is not found ever after. */
export const setup = defineEndpoint({
	name: 'setup',
	access: 'public',
	request: z.discriminatedUnion('action', [look, create]),
	response: z.object({
		success: z.literal(true),
		open: z.boolean(),
		/** The page with the log that has the day's code; null where it is not known. */
		log: z.url().nullable().default(null),
	}),
});

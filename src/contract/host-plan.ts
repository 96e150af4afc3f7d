import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const mostCredits = 1_000_000;
const credits = z
	.number('Escreva um número, como 300.')
	.int()
	.min(0)
	.max(mostCredits, 'Os créditos não cabem: confira o número na página do Netlify.');

/** What the owner tells of the host's plan. */
export const planFields = z.object({
	/** Credits of a month. */
	credits: credits.min(1, 'Diga quantos créditos o plano tem por mês.'),
	/** The day on which the host begins to count anew. */
	day: z
		.number('O dia é um número de 1 a 31.')
		.int()
		.min(1, 'O dia é um número de 1 a 31.')
		.max(31, 'O dia é um número de 1 a 31.'),
});

/** Stores the plan, and corrects what readers cost by what the host says was used this month, if that is told. */
export const hostPlan = defineEndpoint({
	name: 'host-plan',
	access: 'admin',
	request: planFields.extend({ used: credits.nullable() }),
	response: z.object({
		success: z.literal(true),
		/** False where too few readers were counted this month to correct anything. */
		is_corrected: z.boolean(),
	}),
});

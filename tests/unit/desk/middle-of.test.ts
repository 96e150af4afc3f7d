import { expect, test } from 'vitest';
import { middleOf } from '../../../admin/src/features/post-form/middle-of.ts';

/** `‸` is where the middle is found. */
test.each([
	['Um.\n\nDois.‸\n\nTrês.\n\nQuatro.'],
	['Só um parágrafo.‸'],
	['‸'],
	['Um parágrafo.‸\n\n## Título\n\nOutro parágrafo, mais longo.'],
	['Um parágrafo inteiro.\n\n```\na\n\nb\n\nc\n```‸\n\nE o fim, também inteiro.'],
	['Uma frase curta aqui.‸\n\n- um\n\n- dois\n\n- três'],
])('the middle of %j', (marked) => {
	expect(middleOf(marked.replace('‸', ''))).toBe(marked.indexOf('‸'));
});

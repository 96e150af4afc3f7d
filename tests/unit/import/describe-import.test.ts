import { expect, test } from 'vitest';
import { describeImport } from '../../../scripts/import/describe-import.ts';
import type { ImportReport } from '../../../scripts/import/import-items.ts';

const pictures = { brought: 0, left: 0, missing: 0, waiting: 0 };
const describe = (reports: ImportReport[], given = {}) =>
	describeImport({ reports, leftOut: [], pictures, withPictures: true, ...given });
const report = (given: Partial<ImportReport>): ImportReport => ({
	source: 'a.md',
	outcome: 'taken',
	state: 'public',
	notes: [],
	...given,
});

test('the report says how many came, which are drafts and why, what was left behind, and what to do', () => {
	const reports = [
		report({
			outcome: 'changed',
			state: 'draft',
			notes: ['autor: Redação', 'sem --publish: veio como rascunho'],
		}),
		report({ source: 'b.md', outcome: 'changed', notes: ['autor: Redação', 'endereço: b-2'] }),
		report({ source: 'c.md', outcome: 'refused', notes: ['não tem conteúdo'] }),
		report({ source: 'd.md', outcome: 'present' }),
		report({ source: 'e.md', state: 'draft' }),
		report({ source: 'f.md', state: 'scheduled', leftBehind: ['https://antigo.example/a.pdf'] }),
	];
	const leftOut = ['1 página em HTML'];
	const remarks = ['Confira se estão todos.'];
	expect(
		describe(reports, { leftOut, remarks, pictures: { ...pictures, brought: 1, left: 2 } }),
	).toEqual([
		'importado com ajustes: a.md (autor: Redação; sem --publish: veio como rascunho)',
		'importado com ajustes: b.md (autor: Redação; endereço: b-2)',
		'RECUSADO: c.md (não tem conteúdo)',
		'já estava: d.md',
		'importado: e.md',
		'importado: f.md',
		'\n4 posts importados (1 no ar, 1 agendado, 2 rascunhos), 1 já estava, 1 recusado.',
		'Por que são rascunhos:',
		'  1 × sem --publish',
		'  1 × já era rascunho',
		'Por que foram recusados:',
		'  1 × não tem conteúdo',
		'O que foi ajustado:',
		'  2 × autor: Redação',
		'  1 × endereço: b-2',
		'Imagens: 1 trazida, 2 ficaram onde estavam.',
		'Sem o blog antigo deixa de funcionar 1 endereço, em 1 post: estão acima, junto de cada um.',
		'Ficaram de fora: 1 página em HTML.',
		'Confira se estão todos.',
		'Próximo passo: corrija o que foi recusado e repita o comando. O que já veio não vem de novo.',
	]);
});

test.each([
	[
		'drafts',
		[report({ state: 'draft' })],
		{},
		/no painel, filtre a lista por “Draft” e publique os que já podem ir ao ar/,
	],
	['nothing', [report({})], {}, /abra o blog/],
	[
		'pictures in the folder',
		[report({ state: 'draft' })],
		{ withPictures: false, pictures: { ...pictures, left: 1, waiting: 1 } },
		/--pictures/,
	],
	[
		'what cannot be brought',
		[report({ leftBehind: ['https://antigo.example/a.pdf'] })],
		{},
		/antes de encerrar/,
	],
	[
		'links to the old blog and no pictures there',
		[report({ leftBehind: ['https://antigo.example/a.pdf'] })],
		{ withPictures: false },
		/antes de encerrar/,
	],
	[
		'pictures on the old blog',
		[report({ leftBehind: ['https://antigo.example/a'], hasOldPictures: true })],
		{ withPictures: false },
		/--pictures/,
	],
	[
		'pictures that a repetition did not find',
		[report({ outcome: 'present', leftBehind: ['https://antigo.example/a.png'] })],
		{},
		/antes de encerrar/,
	],
])('with %s left to do, the last line says so', (_, reports, given, step) => {
	expect(describe(reports, given).at(-1)).toMatch(step);
});

test.each([
	[{ left: 1, waiting: 1 }, '0 trazidas, 1 ficou onde estava, na pasta importada.'],
	[{ left: 2, waiting: 2 }, '0 trazidas, 2 ficaram onde estavam, na pasta importada.'],
	[
		{ brought: 1, left: 3, waiting: 1, missing: 2 },
		'1 trazida, 3 ficaram onde estavam, 2 delas do site antigo e sem arquivo aqui, 1 delas na pasta importada.',
	],
	[{ left: 1, missing: 1 }, '0 trazidas, 1 ficou onde estava, do site antigo e sem arquivo aqui.'],
])('pictures are counted in whole words: %o', (counts, words) => {
	const lines = describe([report({})], { pictures: { ...pictures, ...counts } });
	expect(lines).toContain(`Imagens: ${words}`);
});

test('several addresses stop working together', () => {
	const leftBehind = ['https://antigo.example/a.pdf', 'https://antigo.example/b.pdf'];
	expect(describe([report({ leftBehind })]).join('\n')).toContain(
		'Sem o blog antigo deixam de funcionar 2 endereços, em 1 post',
	);
});

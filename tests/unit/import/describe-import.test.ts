import { expect, test } from 'vitest';
import { describeImport } from '../../../scripts/import/describe-import.ts';

test('the report ends with what changed and what was refused, by kind', () => {
	const reports = [
		{ source: 'a.md', outcome: 'changed' as const, notes: ['autor: Redação', 'endereço: a-2'] },
		{ source: 'b.md', outcome: 'changed' as const, notes: ['autor: Redação', 'endereço: b-2'] },
		{ source: 'c.md', outcome: 'refused' as const, notes: ['não tem conteúdo'] },
		{ source: 'd.md', outcome: 'present' as const, notes: [] },
	];
	const pictures = { brought: 1, left: 2, missing: 0, waiting: 0 };
	const remarks = ['Confira se estão todos.'];
	expect(describeImport({ reports, leftOut: ['1 página em HTML'], remarks, pictures })).toEqual([
		'importado com mudanças: a.md (autor: Redação; endereço: a-2)',
		'importado com mudanças: b.md (autor: Redação; endereço: b-2)',
		'RECUSADO: c.md (não tem conteúdo)',
		'já estava: d.md',
		'\n2 importados (2 com mudanças), 1 já estava, 1 recusado, de 4.',
		'O que mudou:',
		'  2 × autor: Redação',
		'  2 × endereço: …',
		'Por que foram recusados:',
		'  1 × não tem conteúdo',
		'Imagens: 1 trazida, 2 ficaram onde estavam.',
		'Ficaram de fora: 1 página em HTML.',
		'Confira se estão todos.',
	]);
});

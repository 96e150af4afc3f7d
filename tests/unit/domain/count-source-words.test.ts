import { expect, test } from 'vitest';
import { countSourceWords } from '../../../src/domain/text/read-time.ts';

test.each([
	['## A conta\n\nUma **conta** só.', 5],
	['Veja [o contrato](https://example.org/um-endereco-longo).', 3],
	['![Uma mesa ao sol](/m.webp)\n\nDepois da imagem.', 3],
	['- [ ] tarefa\n\n| a | b |\n|---|---|\n| c | d |', 5],
	['1. um\n2. dois\n\n<!-- nota --><p class="lead">três</p>', 3],
	['Uma nota.[^n1]\n\n## Título {#aqui}', 3],
	['', 0],
])('of %j readers see as many words as are counted', (content, words) => {
	expect(countSourceWords(content)).toBe(words);
});

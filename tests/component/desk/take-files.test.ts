import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeFiles } from '../../../admin/src/pictures/take-files.ts';
import { showToasts } from '../../../admin/src/ui/toast.ts';
import { aPicture } from '../../support/factories/picture.ts';

let told: string[];
let stop: () => void;
beforeEach(() => {
	told = [];
	const say = (title: unknown, more?: { description?: unknown }) =>
		told.push(`${title} ${more?.description}`);
	stop = showToasts({ success: say, error: say, info: say, dismiss: () => undefined });
});
afterEach(() => stop());

const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_0031.HEIC');

test('a picture is one by its bytes, whatever its name and type', async () => {
	const bytes = new Uint8Array(await aPicture({ format: 'avif' }));
	const pictures = [
		new File([bytes], 'sem-tipo'),
		new File([bytes], 'nota.txt', { type: 'text/plain' }),
	];
	expect(await takeFiles([...pictures, heic])).toEqual([...pictures, heic]);
	expect(told).toEqual([]);
});

test('what is none is named by its bytes, and the pictures beside it are taken', async () => {
	const picture = new File([new Uint8Array(await aPicture())], 'mesa.png', { type: 'image/png' });
	const film = new File(['\0\0\0\x14ftypqt  '], 'IMG_0032.MOV');
	const word = new File(['PK\x03\x04....word/document.xml'], 'ata.docx');
	const drawing = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
	const notes = new File(['reunião às 9'], 'notas.txt', { type: 'text/plain' });
	expect(await takeFiles([film, picture, word, drawing, notes])).toEqual([picture]);
	expect(told).toEqual([
		expect.stringMatching(/^“IMG_0032\.MOV” não entra aqui\. É um vídeo.*YouTube/),
		expect.stringMatching(/^“ata\.docx” não entra aqui\. É um documento do Word/),
		expect.stringMatching(/^“logo\.svg” não entra aqui\. É um SVG.*PNG/),
		expect.stringMatching(/^“notas\.txt” não entra aqui\. No texto e na capa entram só imagens/),
	]);
});

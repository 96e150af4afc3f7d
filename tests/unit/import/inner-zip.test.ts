import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readZip } from '../../support/read-source.ts';

test('a zip in a zip is opened, one level deeper, and leaves nothing behind', async () => {
	const before = await readdir(tmpdir());
	const inner = zipSync({ 'Notas/mesa.md': strToU8('---\ntitle: Mesa\n---\nUm texto.') });
	const wrapped = {
		'Export-Part-1.zip': inner,
		'__MACOSX/._x': 'x',
		'index.html': '<html></html>',
	};
	expect((await readZip(wrapped)).items).toMatchObject([{ fields: { title: 'Mesa' } }]);
	await expect(readZip({ 'a.zip': inner.subarray(0, 60) })).rejects.toThrow(
		'a.zip: o zip não serve',
	);
	await expect(readZip({ 'a.zip': inner, 'b.zip': inner })).rejects.toThrow(
		'blog.zip: há 2 zips aqui dentro. Descompacte-os, ponha tudo em uma pasta e importe a pasta.',
	);
	const added = (await readdir(tmpdir())).filter((name) => !before.includes(name));
	expect(added.filter((name) => name.startsWith('blog-import-'))).toEqual([]);
});

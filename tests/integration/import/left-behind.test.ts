import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { describeImport } from '../../../scripts/import/describe-import.ts';
import { importBlog } from '../../../scripts/import/import-blog.ts';
import { openSource } from '../../../scripts/import/open-source.ts';
import { folderForFile } from '../../support/a-folder.ts';
import { anEntry, anExport, site } from '../../support/exports/wordpress-export.ts';
import { aGhostPost } from '../../support/ghost-post.ts';
import { databaseForFile } from '../../support/test-database.ts';

const database = databaseForFile();
const folder = folderForFile();

/** The report's lines about what stays. */
async function report(name: string, files: Record<string, string>) {
	for (const [file, text] of Object.entries(files)) {
		await mkdir(dirname(join(folder, file)), { recursive: true });
		await writeFile(join(folder, file), text);
	}
	const source = await openSource(join(folder, name), { siteUrl: site });
	const imported = await importBlog(source, {
		db: database.db,
		openPictures: () => Promise.reject(new Error('no pictures are brought')),
		publish: true,
		asDrafts: false,
		withPictures: false,
		now: new Date('2026-11-20T12:00:00Z'),
	});
	return describeImport(imported).filter((line) => /antigo|não tem/.test(line));
}

test('files and pages that stay on the old blog are reported with their posts, and counted', async () => {
	const html = `<p><a href="${site}/um.pdf">a</a> <a href="/contato/">b</a> <a href="${site}/dois/">c</a></p>
<figure><audio src="${site}/ep.mp3"></audio></figure><p><a href="https://outro.example/x.pdf">d</a></p>`;
	const wordPress = await report('wp.xml', {
		'wp.xml': anExport(
			anEntry({ title: 'Um', content: html }),
			anEntry({ title: 'Dois', link: `${site}/dois/` }),
		),
	});
	expect(wordPress).toEqual([
		expect.stringContaining(
			`3 endereços continuam no blog antigo: ${site}/um.pdf, ${site}/contato/, ${site}/ep.mp3`,
		),
		expect.stringMatching(/1 × 3 endereços continuam no blog antigo/),
		'Sem o blog antigo deixam de funcionar 3 endereços, em 1 post: estão acima, junto de cada um.',
		'Próximo passo: antes de encerrar o blog antigo, veja acima os posts que ainda dependem dele.',
	]);
	const file = '<p><a href="__GHOST_URL__/content/files/2024/planilha.xlsx">planilha</a></p>';
	const ghost = await report('ghost.json', {
		'ghost.json': JSON.stringify({ db: [{ data: { posts: [aGhostPost({ html: file })] } }] }),
	});
	expect(ghost[0]).toContain(
		`1 endereço continua no blog antigo: ${site}/content/files/2024/planilha.xlsx`,
	);
	const jekyll = await report('blog', {
		'blog/_config.yml': `url: ${site}`,
		'blog/_posts/2024-05-01-um.md':
			'---\ntitle: Três\n---\n[a](/assets/guia.pdf) [b](/post/x)\n\n<video src="/v.mp4"></video>',
	});
	expect(jekyll[0]).toContain('2 endereços que este site não tem: /assets/guia.pdf, /v.mp4');
});

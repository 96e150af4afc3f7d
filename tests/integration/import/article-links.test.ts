import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { blogPosts } from '#db/schema';
import { importItems } from '../../../scripts/import/import-items.ts';
import { openSource } from '../../../scripts/import/open-source.ts';
import { folderForFile } from '../../support/a-folder.ts';
import { databaseForFile } from '../../support/test-database.ts';

const database = databaseForFile();
const folder = folderForFile();
beforeAll(async () => {
	for (const [name, content] of Object.entries(files)) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), content);
	}
});

const links = `---
title: Links
---
[a]({{ site.url }}{% post_url 2019-12-31-retro %}), [b](https://ana.example{% post_url 2020-12-31-retro %}#fim "B"),
[c]({% link _posts/2020-01-01-nome.md %}), <a href="{% post_url 2020-01-01-nome %}">d</a>, [e][e].

\`{% post_url 2020-12-31-retro %}\` [**não** há]({% link sobre.md %} "Fim") [![](/a.png)]({% post_url 2020-01-02-vazio %}) <a href="{% post_url 2020-01-02-vazio %}">vazio</a> <a class="x" href="{% post_url 2020-01-09-nunca %}">nunca</a>.

[e]: {{ site.baseurl }}{% link _posts/2020-01-01-nome.md %}
`;
const files = {
	'_config.yml': 'permalink: /:title/',
	'_posts/2018-01-01-links.md': links,
	'_posts/2019-12-31-retro.md': '---\ntitle: Retro\n---\nUm.',
	'_posts/2020-12-31-retro.md': '---\ntitle: Retro\n---\nDois.',
	'_posts/2020-01-01-nome.md': '---\ntitle: Nome\nslug: outro-nome\n---\nTrês.',
	'_posts/2020-01-02-vazio.md': '---\ntitle: Vazio\n---\n',
};

test('links between articles lead to the addresses that these have here; of others the words stay', async () => {
	const run = async () =>
		importItems(database.db, (await openSource(folder)).items(), {
			publish: true,
			now: new Date('2026-11-20T12:00:00Z'),
		});
	const [report] = await run();
	const posts = await database.db.select().from(blogPosts);
	const addressOf = (words: string) =>
		`/post/${posts.find(({ content }) => content.startsWith(words))?.slug}`;
	expect([addressOf('Um.'), addressOf('Dois.')].toSorted()).toEqual([
		'/post/retro',
		'/post/retro-2',
	]);
	const post = posts.find(({ title }) => title === 'Links');
	expect(post?.content).toContain(
		`[a](${addressOf('Um.')}), [b](${addressOf('Dois.')}#fim "B"),\n[c](/post/outro-nome), <a href="/post/outro-nome">d</a>, [e][e].`,
	);
	expect(post?.content).toContain(
		`\`${addressOf('Dois.')}\` **não** há ![](/a.png) vazio nunca.\n\n[e]: /post/outro-nome`,
	);
	expect(post?.html).toContain(`<a href="${addressOf('Dois.')}#sec-fim"`);
	expect(report?.notes).toContain('4 links sem destino neste blog viraram texto');
	expect((await run()).map(({ outcome }) => outcome)).not.toContain('taken');
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { createCategory } from '#contract/categories';
import { system } from '#contract/system';
import { togglePublish } from '#contract/toggle-publish';
import { updatePost } from '#contract/update-post';
import { images } from '#db/picture-schema';
import { saveVideo } from '#db/pictures/videos';
import { recordFindings } from '#db/publishing/build-findings';
import { blogPosts } from '#db/schema';
import { type Files, findFilesWith, hashFiles, openSiteFolder } from '../../support/built-site.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';
import { dayMs } from '../../support/test-deps.ts';

type Folder = Awaited<ReturnType<typeof openSiteFolder>>;
type Post = Awaited<ReturnType<typeof createdPost>>;

vi.setConfig({ testTimeout: 400_000, hookTimeout: 400_000 });

const categories = ['Gestão', 'Finanças', 'Livros', 'Pessoas'];
const tags = ['equipe', 'preço', 'foco', 'livros', 'rotina'];

const api = apiForFile();
let folder: Folder;
let posts: Post[];
let first: Files;
let cold: Files;

const film = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
/** Links to a post that later disappears and to one that later appears, and a film that tells its title later. */
const leading = ({ slug }: Post) =>
	`[Some](/post/${slug}) e [aparece](/post/aparece-depois).\n\n${film}`;

async function writeBlog(): Promise<Post[]> {
	const made: Post[] = [];
	for (let number = 1; number <= 40; number += 1) {
		api.deps.clock.advance(dayMs);
		const target = number === 31 ? made.at(-1) : undefined;
		made.push(
			await createdPost(api, {
				title: `Texto de número ${number}`,
				content: `${target ? leading(target) : ''}\n\n## Primeira parte\n\nO texto ${number} fala de mesas.\n\n## Segunda parte\n\nE de salas.`,
				category: categories[number % categories.length] ?? '',
				tags: [tags[number % tags.length] ?? '', tags[(number * 3) % tags.length] ?? ''],
				published: true,
			}),
		);
	}
	return made;
}

beforeAll(async () => {
	posts = await writeBlog();
	await createdPost(api, { title: 'Rascunho abacaxi', content: 'Palavra abacateiro.' });
	await createdPost(api, {
		title: 'Agendado jabuticaba',
		content: 'Palavra jabuticabeira.',
		scheduled_at: '2036-01-01T12:00:00Z',
	});
	folder = await openSiteFolder(api.url);
	first = await folder.build();
});
afterAll(() => folder?.remove());

const postAt = (number: number) => posts[number - 1] as Post;

test('Spec §4, §6: a draft and a scheduled post are in no file of the site: page, list, search, feed or site map', () => {
	expect(findFilesWith(first, 'Texto de número 40')).toEqual(
		expect.arrayContaining(['index.html', 'rss.xml', 'sitemap.html']),
	);
	for (const word of ['abacaxi', 'abacateiro', 'jabuticaba', 'jabuticabeira']) {
		expect(findFilesWith(first, word), word).toEqual([]);
	}
});

test('an incremental build after changes of every kind has the same bytes as a clean one', async () => {
	const edited = postAt(17);
	await api.call(updatePost, { id: edited.id, title: 'Outro título', content: 'Outro texto.' });
	await api.call(updatePost, {
		id: postAt(9).id,
		title: postAt(9).title,
		content: 'De outra categoria.',
		category: 'Finanças',
		tags: ['foco'],
	});
	await api.call(togglePublish, { postId: postAt(30).id, publish: false });
	await createdPost(api, {
		title: 'O mais novo de todos',
		slug: 'aparece-depois',
		category: 'Pessoas',
		published: true,
	});
	await api.call(createCategory, { name: 'Sem nenhum texto' });
	const told = { title: 'O título do filme', channel: null, seconds: null };
	await saveVideo(api.db, film, { ...told, isSettled: true });

	const warm = await folder.build();
	const rendered = folder.listRendered();
	// Marks the HTML as an older renderer's: a build that has not cached it renders it again.
	await api.db
		.update(blogPosts)
		.set({ renderer: 'older', html: '<p>De outro tempo</p>' })
		.where(eq(blogPosts.id, postAt(5).id));
	const fresh = await openSiteFolder(api.url, folder);
	cold = await fresh.build().finally(fresh.remove);

	expect(hashFiles(warm)).toEqual(hashFiles(cold));
	expect(rendered).toContain(`post/${edited.slug}.html`);
	const others = rendered.filter((file) => !/^(?:tags|autores)\b/.test(file));
	// Up to six articles more or less, as their ids make them neighbours.
	expect(others.length, 'most pages come from the cache').toBeLessThan(40);
	expect(warm.has(`post/${postAt(30).slug}.html`)).toBe(false);
	const page = (files: Files) => files.get(`post/${postAt(31).slug}.html`)?.toString() ?? '';
	expect(page(first)).toMatch(/<a href="\/post\/[^"]+"[^>]*>Some<\/a> e aparece\./);
	expect(page(warm)).toMatch(/<p>Some e <a href="\/post\/aparece-depois"[^>]*>aparece<\/a>\./);
	expect(page(warm)).toContain('<b>O título do filme</b>');
	const feed = warm.get('rss.xml')?.toString() ?? '';
	expect(feed).toContain('Some e &lt;a href=&quot;https://');
	expect(feed).toContain(film);
});

test('a killed build leaves none of its pages to the next one', async () => {
	const passing = await createdPost(api, { title: 'Só por um instante', published: true });
	await expect(folder.build({ killAt: 'montando a busca' })).rejects.toThrow('SIGKILL');
	await api.call(togglePublish, { postId: passing.id, publish: false });
	expect(hashFiles(await folder.build())).toEqual(hashFiles(cold));
});

/** As an older version, an import or a manual change of the database left them; the API accepts none of them. */
const badCovers = {
	'/nada.png': 'missing',
	'/covers/50%.png': 'percent',
	'https://e.test:99999/x.png': 'port',
	'https://1.2.3.256/x.png': 'host',
};

test('no content stops a build: bad covers become drawings, a post that throws is left out, the next post is live', async () => {
	const dressed: Post[] = [];
	for (const image_url of Object.keys(badCovers)) {
		const post = await createdPost(api, { title: `Capa ${image_url}`, published: true });
		await api.db.update(blogPosts).set({ image_url }).where(eq(blogPosts.id, post.id));
		dressed.push(post);
	}
	const broken = await createdPost(api, { title: 'Texto quebrado', published: true });
	const before = (await folder.build()).get(`post/${broken.slug}.html`);
	await api.call(updatePost, { id: broken.id, title: 'Texto que quebrou', content: 'x' });
	await api.db.execute(sql`update blog_posts set outline = 'null' where id = ${broken.id}`);
	const good = await createdPost(api, { title: 'Depois de todos', published: true });

	const site = await folder.build();
	const told = folder.listFindings().map(({ post_id, kind, fault }) => ({ post_id, kind, fault }));
	expect(told).toHaveLength(5);
	expect(told).toEqual(
		expect.arrayContaining([
			...dressed.map(({ id }, index) => {
				const fault = Object.values(badCovers)[index];
				return { post_id: id, kind: 'cover', fault };
			}),
			{ post_id: broken.id, kind: 'post', fault: null },
		]),
	);
	await recordFindings(api.db, folder.listFindings());
	const { findings } = await api.call(system, {});
	expect(findings.total).toBe(5);
	expect(findings.posts.map(({ post_id }) => post_id).sort()).toEqual(
		[...dressed, broken].map(({ id }) => id).sort(),
	);
	const listed = await api.call(adminPosts, { action: 'list' });
	const marked = 'posts' in listed ? listed.posts.filter(({ finding }) => finding) : [];
	expect(marked).toHaveLength(5);
	const opened = await api.call(adminPosts, { action: 'get', slug: dressed[3]?.id ?? '' });
	expect(opened).toMatchObject({ finding: { kind: 'cover', fault: 'host' } });
	for (const { slug } of dressed) {
		expect(site.get(`post/${slug}.html`)?.toString()).toMatch(
			/<div class="article-hero"><img [^>]*src="\/panels\//,
		);
	}
	for (const address of Object.keys(badCovers)) {
		const shown = findFilesWith(site, `"${address}`);
		expect(shown.filter((name) => name.startsWith('search/'))).toEqual([]);
	}
	expect(findFilesWith(site, 'Depois de todos')).toEqual(
		expect.arrayContaining(['index.html', 'rss.xml', `post/${good.slug}.html`]),
	);
	expect(findFilesWith(site, 'Texto que quebrou')).toEqual([]);
	expect(site.get(`post/${broken.slug}.html`)).toEqual(before);
	for (const [drawing] of String(before).matchAll(/panels\/[\w.-]+/g)) {
		expect([...site.keys()]).toContain(drawing);
	}
});

test('a missing picture in a text is reported at its post until it exists or the text is fixed', async () => {
	const bad =
		'![Planta](/uploads/planta.png)\n\n![Sala](https://e.test:99999/x.png)\n\n![](foto.png)';
	const good = '![Capa](/covers/mesa.svg)\n\n![De fora](https://fora.example/a.png)';
	const post = await createdPost(api, {
		title: 'Com imagens',
		content: `Um texto.\n\n${bad}\n\n${good}`,
		published: true,
	});
	const hash = 'a'.repeat(64);
	const stored = await createdPost(api, {
		title: 'Com imagem guardada',
		content: `![Sala](/images/${hash}-480.webp)`,
		published: true,
	});
	// Two posts of the same instant have no defined order: here the picture in the store is reported first.
	const ofTexts = () =>
		folder
			.listFindings()
			.filter(({ kind, post_id }) => kind === 'picture' && [post.id, stored.id].includes(post_id))
			.sort((a) => (a.post_id === stored.id ? -1 : 1));
	const page = (await folder.build()).get(`post/${post.slug}.html`)?.toString();
	expect(page).toContain(
		'<img src="/image-placeholder.svg" data-failed="https://e.test:99999/x.png"',
	);
	const told = [
		expect.objectContaining({
			post_id: stored.id,
			fault: 'missing',
			detail: `/images/${hash}-480.webp`,
		}),
		expect.objectContaining({
			post_id: post.id,
			fault: null,
			detail: '/uploads/planta.png · https://e.test:99999/x.png · foto.png',
		}),
	];
	expect(ofTexts()).toEqual(told);
	await recordFindings(api.db, folder.listFindings());
	const { findings } = await api.call(system, {});
	expect(findings.posts).toContainEqual(
		expect.objectContaining({ post_id: post.id, kind: 'picture' }),
	);

	await api.db.insert(images).values({
		hash,
		widths: [480],
		width: 480,
		height: 300,
		bytes: 1,
		name: 'sala.png',
		alt: '',
		search_folded: 'sala.png',
	});
	await folder.build();
	expect(folder.listRendered(), 'its page is a kept one').not.toContain(`post/${post.slug}.html`);
	expect(ofTexts()).toEqual(told.slice(1));

	await api.call(updatePost, { id: post.id, title: post.title, content: good });
	await folder.build();
	expect(ofTexts()).toEqual([]);
});

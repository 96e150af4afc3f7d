import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from '../../../admin/src/editor/paste/html-to-markdown.ts';
import { isEmbedCode } from '../../../admin/src/editor/paste/plain-paste.ts';

const read = (html: string) => {
	const { markdown, removed } = htmlToMarkdown(html);
	return { markdown, removed };
};

describe('a frame of a video is its card, and nothing was lost', () => {
	it.each([
		[
			'https://www.youtube.com/embed/a_b-C4w9_gQ?si=x',
			'https://www.youtube.com/watch?v=a_b-C4w9_gQ',
		],
		['//www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
		[
			'https://www.youtube.com/embed/dQw4w9WgXcQ?start=90',
			'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90',
		],
		['https://player.vimeo.com/video/123456?h=abcdef01', 'https://vimeo.com/123456/abcdef01'],
	])('%s', (source, address) => {
		expect(
			read(`<p>Antes <b>de</b></p><iframe src="${source}" title="Um vídeo"></iframe><p>Depois</p>`),
		).toEqual({
			markdown: `Antes **de**\n\n${address}\n\nDepois`,
			removed: [],
		});
	});

	it('within a paragraph it parts it', () => {
		expect(
			read('<p>Veja <iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe> isto</p>')
				.markdown,
		).toBe('Veja\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n\nisto');
	});
});

describe('any other frame is a link with a name that leads to its page, and the notice says so', () => {
	it.each([
		[
			'<iframe src="https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk?utm_source=generator"></iframe>',
			'[Ouvir no Spotify](https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk)',
		],
		[
			'<iframe title="Spotify Embed: A conta da casa" src="https://open.spotify.com/embed/track/4rOoJ6Egrf8K2IrywzwOMk"></iframe>',
			'[A conta da casa, no Spotify](https://open.spotify.com/track/4rOoJ6Egrf8K2IrywzwOMk)',
		],
		[
			'<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3657.1!2d-46.6!3d-23.5!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x94ce59c8da0aa315%3A0xd59f9431f2c9776a!2sAv.%20Paulista%2C%20S%C3%A3o%20Paulo!5e0!3m2!1spt-BR!2sbr"></iframe>',
			'[Av. Paulista, São Paulo, no Google Maps](https://www.google.com/maps/search/?api=1&query=Av.%20Paulista%2C%20S%C3%A3o%20Paulo)',
		],
		[
			'<iframe src="https://www.google.com/maps/embed?pb=!1m14!1m12!1m3!1d3657.1!2d-46.6!3d-23.5!2m3"></iframe>',
			'[Ver no Google Maps](https://www.google.com/maps/search/?api=1&query=-23.5%2C-46.6)',
		],
		[
			'<iframe src="https://www.instagram.com/p/CxYz_12/embed/captioned/"></iframe>',
			'[Ver no Instagram](https://www.instagram.com/p/CxYz_12/)',
		],
		[
			'<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/reel/CxYz_12/?utm_source=ig_embed"><div><a href="https://www.instagram.com/reel/CxYz_12/"><div>Ver essa foto no Instagram</div></a></div></blockquote>',
			'[Ver no Instagram](https://www.instagram.com/reel/CxYz_12/)',
		],
		[
			'<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@casa/video/7"><section><a href="https://www.tiktok.com/@casa">@casa</a></section></blockquote>',
			'[Ver no TikTok](https://www.tiktok.com/@casa/video/7)',
		],
		[
			'<iframe src="https://www.youtube.com/embed/videoseries?list=PL123"></iframe>',
			'[Ver no YouTube](https://www.youtube.com/playlist?list=PL123)',
		],
		[
			'<iframe src="https://formularios.exemplo.com.br/f/12" title="Inscrição na oficina"></iframe>',
			'[Inscrição na oficina](https://formularios.exemplo.com.br/f/12)',
		],
		[
			'<iframe src="https://formularios.exemplo.com.br/f/12"></iframe>',
			'[Abrir em formularios.exemplo.com.br](https://formularios.exemplo.com.br/f/12)',
		],
		[
			'<audio controls><source src="https://exemplo.com.br/a/entrevista.mp3"></audio>',
			'[Ouvir entrevista.mp3](https://exemplo.com.br/a/entrevista.mp3)',
		],
		[
			'<video src="https://exemplo.com.br/v/sala%20nova.mp4"></video>',
			'[Ver sala nova.mp4](https://exemplo.com.br/v/sala%20nova.mp4)',
		],
	])('%s', (html, markdown) => {
		expect(read(`<p><b>Antes</b></p>${html}`)).toEqual({
			markdown: `**Antes**\n\n${markdown}`,
			removed: ['frames'],
		});
	});

	it('without an address it goes, and that is said', () => {
		expect(
			read('<p><b>Antes</b></p><iframe srcdoc="<p>x</p>"></iframe><object data="x.swf"></object>'),
		).toEqual({
			markdown: '**Antes**',
			removed: ['players'],
		});
	});
});

describe('code for a frame that was copied as text', () => {
	it.each([
		'<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ" allowfullscreen></iframe>',
		' <blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/C/"></blockquote> <script async src="//www.instagram.com/embed.js"></script>\n',
		'<div style="padding:56% 0 0 0"><iframe src="https://player.vimeo.com/video/123456"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
	])('is told from what somebody wrote: %s', (code) => {
		expect(isEmbedCode(code)).toBe(true);
	});

	it.each([
		'Um <iframe src="https://x.test"></iframe> no texto',
		'<figure><img src="/images/a"></figure>',
		'## Título\n\n<iframe src="https://x.test"></iframe>',
		'<p>Um texto.</p>',
	])('is not %s', (text) => {
		expect(isEmbedCode(text)).toBe(false);
	});
});

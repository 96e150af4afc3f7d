import { renderArticle } from '#article/render-article';

const paragraph =
	'Quem resolve em **duas horas** o que antes levava "seis" acaba de receber um [desconto](https://example.com) da própria experiência, e foi o cliente quem ficou com o troco de R$ 50.\n\n';
const section = `## Uma seção\n\n${paragraph.repeat(5)}- um item\n- outro item\n\n`;
const article = section.repeat(6);

function median(times: number, run: () => void): number {
	const durations = Array.from({ length: times }, () => {
		const start = performance.now();
		run();
		return performance.now() - start;
	});
	return durations.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}

const render = (content: string) => () => void renderArticle(content, { title: 'Título' });
median(100, render(article));
const words = article.split(/\s+/).length;
console.log(
	`${words} words: ${median(100, render(article)).toFixed(2)} ms (budget 2 ms for 1,000)`,
);
for (const bytes of [125_000, 250_000, 500_000, 1_000_000]) {
	const long = article.repeat(Math.ceil(bytes / article.length)).slice(0, bytes);
	console.log(`${bytes} bytes: ${median(3, render(long)).toFixed(0)} ms`);
}

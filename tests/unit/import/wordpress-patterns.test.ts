import { expect, test } from 'vitest';
import { meta, readWordPress } from '../../support/exports/read-wordpress.ts';
import { anEntry } from '../../support/exports/wordpress-export.ts';

const bound = '"bindings":{"__default":{"source":"core/pattern-overrides"}}';
const pattern = (content: string, status = 'publish', more = '') =>
	anEntry({ id: 77, type: 'wp_block', title: 'Destaque', content, status, more });
const named = (block: string, name: string, html: string) =>
	`<!-- wp:${block} {"metadata":{${bound},"name":"${name}"}} -->\n${html}\n<!-- /wp:${block} -->`;

async function readPost(content: string, ...others: string[]) {
	const items = await readWordPress(
		...others,
		content.startsWith('<item') ? content : anEntry({ content }),
	);
	const [item] = items;
	return { text: item?.fields['content'], status: item?.fields['status'], notes: item?.notes };
}

test('a synced pattern shows the words that the post gave it, in each kind of block', async () => {
	const all = [
		named('paragraph', 'Frase', '<p>Escreva aqui a frase.</p>'),
		named('heading', 'Parte', '<h2 class="wp-block-heading">Escreva aqui a parte</h2>'),
		named(
			'image',
			'Foto',
			'<figure class="wp-block-image"><img src="https://antigo.example/x.jpg" alt=""/></figure>',
		),
		`<!-- wp:buttons --><div class="wp-block-buttons">${named('button', 'Botão', '<div class="wp-block-button"><a class="wp-block-button__link" href="https://antigo.example/x">Escreva</a></div>')}</div><!-- /wp:buttons -->`,
		'<!-- wp:paragraph --><p>De todos.</p><!-- /wp:paragraph -->',
	].join('\n');
	const own = {
		Frase: { content: 'A frase <strong>própria</strong> custa $1 --> fim.' },
		Parte: { content: 'Minha parte' },
		Foto: { url: 'https://antigo.example/minha.jpg', alt: 'Minha foto' },
		Botão: { text: 'Reserve', url: 'https://antigo.example/reserva' },
	};
	const json = JSON.stringify(own).replace('-->', '\\u002d\\u002d\\u003e');
	const { text, status, notes } = await readPost(
		`<!-- wp:paragraph --><p>Antes.</p><!-- /wp:paragraph --><!-- wp:block {"ref":77,"content":${json}} /-->`,
		pattern(all),
	);
	expect(text).toContain('Antes.\n\nA frase **própria** custa $1 --> fim.\n\n## Minha parte');
	expect(text).toContain('![Minha foto](https://antigo.example/minha.jpg)');
	expect(text).toContain('[Reserve](https://antigo.example/reserva)');
	expect(text).toContain('De todos.');
	expect(text).not.toContain('Escreva');
	expect([status, notes]).toEqual(['published', []]);
});

test('words for a block that the pattern has no more make a draft, and the block is named', async () => {
	const { status, notes } = await readPost(
		'<!-- wp:block {"ref":77,"content":{"Outra":{"content":"Minha frase."}}} /-->',
		pattern(named('paragraph', 'Frase', '<p>Escreva aqui.</p>')),
	);
	expect(status).toBe('draft');
	expect(notes).toEqual(['bloco "Outra" sem as palavras que mostrava: veio como rascunho']);
});

test('a block bound to a field shows the field; what cannot be read makes a draft', async () => {
	const bind = (source: string, key: string) =>
		`<!-- wp:paragraph {"metadata":{"name":"Preço","bindings":{"content":{"source":"${source}","args":{"key":"${key}"}}}}} --><p>Escreva aqui o preço.</p><!-- /wp:paragraph -->`;
	const entry = (key: string, more = '', source = 'core/post-meta') =>
		anEntry({ content: bind(source, key), more });
	const missing = ['draft', ['bloco "Preço" sem as palavras que mostrava: veio como rascunho']];
	expect(await readPost(entry('preco', meta('preco', 'R$ 40 a hora')))).toEqual({
		text: 'R$ 40 a hora',
		status: 'published',
		notes: [],
	});
	const kept = async (given: string) => {
		const { status, notes } = await readPost(given);
		return [status, notes];
	};
	expect(await kept(entry('preco'))).toEqual(missing);
	// WordPress shows no field whose name begins like this.
	expect(await kept(entry('_preco', meta('_preco', 'segredo')))).toEqual(missing);
	expect(await kept(entry('preco', meta('preco', '1'), 'outro/dados'))).toEqual(missing);
});

test('a pattern that is not there makes a draft; one that WordPress hid is left out', async () => {
	const use = 'Antes.<!-- wp:block {"ref":77} /-->';
	const { status, notes } = await readPost(use);
	expect([status, notes]).toEqual([
		'draft',
		['bloco "block 77" sem as palavras que mostrava: veio como rascunho'],
	]);
	const own = use.replace('77}', '77,"content":{"Frase":{"content":"x"}}}');
	expect(await readPost(own, pattern('<p>Segredo.</p>', 'draft'))).toEqual({
		text: 'Antes.',
		status: 'published',
		notes: [],
	});
});

test('what a pattern hid from some readers makes a draft of the post that shows it', async () => {
	const hidden = '<p style="display:none">Segredo.</p>';
	const { status } = await readPost('Antes.<!-- wp:block {"ref":77} /-->', pattern(hidden));
	expect(status).toBe('draft');
	const members = '<!-- wp:members/only --><p>Segredo.</p><!-- /wp:members/only -->';
	const again = await readPost('Antes.<!-- wp:block {"ref":77} /-->', pattern(members));
	expect(again.status).toBe('draft');
});

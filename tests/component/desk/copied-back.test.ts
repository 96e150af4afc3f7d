import { undo } from '@codemirror/commands';
import { describe, expect, it } from 'vitest';
import { ownType } from '../../../admin/src/editor/paste/own-copy.ts';
import { Clipboard, copied, open, send } from './a-copied-part.ts';

const bytes = [
	'Um ‸**negrito**, __outro__ e um [link](<https://a.test/x_(y)> "T")‸ aqui.',
	'‸* um\n* dois\n\n  parágrafo\n\n1) a\n2) b‸',
	'‸Setext\n======\n\n***\n\n    código\n\n~~~\nx\n~~~‸',
	'‸|a|b|\n|-|:-:|\n|1|2|‸',
	'‸![a](/images/a.webp#9x9,galeria "L")\n\n[^1]: n\n{/* nota */}\n\n<details><summary>S</summary>\n\nT\n\n</details>‸',
	'‸  recuado  \ncom fim\\\ne \\* &amp; {#x}‸',
];
/** A text, what a part of it is alone, and what is left without it. */
const cut: [text: string, markdown: string, rest?: string][] = [
	['Um **n‸egrito** e u‸m.', '**egrito** e u', 'Um **n**m.'],
	['U‸m **neg‸rito** e um.', 'm **neg**', 'U**rito** e um.'],
	['Um **neg‸rito *e* le‸ve**.', '**rito *e* le**', 'Um **negve**.'],
	['Um **‸negrito‸** e um.', '**negrito**', 'Um  e um.'],
	['Um *negrito* e __ou‸tro__ e‸ um.', '__tro__ e', 'Um *negrito* e __ou__ um.'],
	['Um **negro,‸ e ‸leve** aqui.', ' **e** ', 'Um **negro,leve** aqui.'],
	['Um ~~ri‸sco~~ e `có‸digo` aqui.', '~~sco~~ e `có`', 'Um ~~ri~~`digo` aqui.'],
	[
		'Um [li‸nk](https://a.test/x "T") e u‸m.',
		'[nk](https://a.test/x "T") e u',
		'Um [li](https://a.test/x "T")m.',
	],
	[
		'Um [lin‸k com **for‸ça**](https://a.test).',
		'[k com **for**](https://a.test)',
		'Um [lin**ça**](https://a.test).',
	],
	['H<sub>2‸3</sub> e‸ um', '<sub>3</sub> e', 'H<sub>2</sub> um'],
	['Em <https://a.te‸st/x> e‸ um', 'st/x e', 'Em https://a.te um'],
	['Um \\‸* de‸ sinal', '\\* de', 'Um  sinal'],
	['Com nota[^‸1] e‸ mais.\n\n[^1]: Nota.', '[^1] e'],
	['Um‸ dois\\‸\ntrês', ' dois', 'Um\\\ntrês'],
	['- um\n- d‸ois **e**\n- tr‸ês', '- ois **e**\n- tr', '- um\n- dês'],
	['- um\n  - d‸ois\n- tr‸ês', '- ois\n- tr', '- um\n  - dês'],
	['2. d‸ois\n3. **tr‸ês**', '2. ois\n3. **tr**', '2. d**ês**'],
	['> um\n> d‸ois\n\nFi‸m', '> ois\n\nFi', '> um\n> dm'],
	['## Tí‸tulo\n\nFi‸m', '## tulo\n\nFi', '## Tím'],
	['- [x] fe‸ito\n- [ ] nã‸o', '- [x] ito\n- [ ] nã', '- [x] feo'],
];
const ofCode: typeof cut = [
	['```sh\nnpm r‸un\nls\n```\n\nFi‸m', '```sh\nun\nls\n```\n\nFi'],
	['Um **d‸ois**\n\n```sh\nnpm r‸un\n```', '**ois**\n\n```sh\nnpm r\n```'],
];

describe('pasted back, it is the same Markdown, byte for byte', () => {
	it.each(bytes)('%s', (text) => {
		const markdown = text.split('‸')[1] ?? '';
		const clipboard = send(open(text), 'copy');
		expect(clipboard.getData(ownType)).toBe(markdown);
		const view = open('‸');
		send(view, 'paste', clipboard);
		expect(view.state.doc.toString()).toBe(markdown);
		undo(view);
		expect(view.state.doc.toString()).toBe('');
	});

	it.each(bytes)('where it was cut from, as well: %s', (text) => {
		const view = open(text);
		const clipboard = send(view, 'cut');
		send(view, 'paste', clipboard);
		expect(view.state.doc.toString()).toBe(text.replaceAll('‸', ''));
	});

	it.each([...cut, ...ofCode])(
		'a part that begins or ends within a piece is a whole one: %s',
		(text, markdown) => {
			const clipboard = send(open(text), 'copy');
			expect(clipboard.getData(ownType)).toBe(markdown);
			const view = open('‸');
			send(view, 'paste', clipboard);
			expect(view.state.doc.toString()).toBe(markdown);
		},
	);

	it.each(cut)(
		'… which leaves whole ones, and is a part again where it was cut from: %s',
		(text, _, rest) => {
			const view = open(text);
			const clipboard = send(view, 'cut');
			if (rest !== undefined) expect(view.state.doc.toString()).toBe(rest);
			send(view, 'paste', clipboard);
			const [html, again] = [text.replaceAll('‸', ''), view.state.doc.toString()].map((each) =>
				copied(`‸${each}‸`).html.replaceAll(/<\/(strong|em|del|a)>(\s*)<\1(?: [^>]*)?>/g, '$2'),
			);
			expect(again).toBe(html);
		},
	);

	it.each([
		['bold in bold', '‸**forte**‸', 'Um **neg‸rito**', 'Um **negforterito**'],
		['bold and more in bold', '‸a **forte** *e*‸', '**neg‸rito**', '**nega forte *e*rito**'],
		[
			'a link in a link',
			'‸Ver [ali](https://a.test)‸',
			'[a ‸ b](https://b.test)',
			'[a Ver ali b](https://b.test)',
		],
		['code in code', '‸`npm`‸', 'Um `a ‸ b`', 'Um `a npm b`'],
		['bold over all of bold', '‸**forte**‸', 'Um **‸negrito‸**', 'Um **forte**'],
		['bold beside bold', '‸**forte**‸', 'Um **negrito** ‸', 'Um **negrito** **forte**'],
		['bold in a link', '‸**forte**‸', '[a ‸ b](https://b.test)', '[a **forte** b](https://b.test)'],
	])('marks do not come twice: %s', (_, source, text, expected) => {
		const clipboard = send(open(source), 'copy');
		const view = open(text);
		send(view, 'paste', clipboard);
		expect(view.state.doc.toString()).toBe(expected);
	});

	it('a line comes as a line', () => {
		const view = open('Um **‸dois**.\n\nFim.');
		const clipboard = send(view, 'cut');
		expect(view.state.doc.toString()).toBe('\nFim.');
		view.dispatch({ selection: { anchor: 3 } });
		send(view, 'paste', clipboard);
		expect(view.state.doc.toString()).toBe('\nUm **dois**.\nFim.');
	});

	it('but an address is the link of the words that it is pasted over', () => {
		const clipboard = send(open('Em ‸https://a.test/x‸ há.'), 'copy');
		const view = open('Veja ‸o mapa‸.');
		send(view, 'paste', clipboard);
		expect(view.state.doc.toString()).toBe('Veja [o mapa](https://a.test/x).');
	});

	it('over half of a mark, too', () => {
		const clipboard = send(open('Em ‸https://a.test/x‸ há.'), 'copy');
		const view = open('Um **n‸egrito** e‸ um.');
		send(view, 'paste', clipboard);
		expect(view.state.doc.toString()).toBe('Um **n**[**egrito** e](https://a.test/x) um.');
		undo(view);
		expect(view.state.doc.toString()).toBe('Um **n**https://a.test/x um.');
	});

	it('what another program copied keeps its place beside the signs that come back', () => {
		const clipboard = new Clipboard();
		clipboard.setData('text/plain', 'a reforma do telha-\ndo começa em abril, perto do ma-\nr');
		const view = open('Um **n‸egrito** e‸ um.');
		send(view, 'paste', clipboard);
		view.dom.querySelector<HTMLElement>('.cm-upload button')?.click();
		expect(view.state.doc.toString()).toBe(
			'Um **n**a reforma do telhado começa em abril, perto do mar um.',
		);
	});

	it('where the browser keeps no type of our own, as long as nothing else was copied', () => {
		const clipboard = send(open('‸* um\n* __dois__‸'), 'copy');
		clipboard.data.delete(ownType);
		const view = open('‸');
		send(view, 'paste', clipboard);
		expect(view.state.doc.toString()).toBe('* um\n* __dois__');
		clipboard.setData('text/html', '<ul><li>um</li><li><i>dois</i></li></ul>');
		view.dispatch({ changes: { from: 0, to: view.state.doc.length } });
		send(view, 'paste', clipboard);
		expect(view.state.doc.toString()).toBe('- um\n- *dois*');
	});

	it('as words alone, if that is asked for', () => {
		const clipboard = send(open('‸Um **dois**‸'), 'copy');
		const view = open('‸');
		const key = { key: 'V', ctrlKey: true, shiftKey: true, bubbles: true };
		view.contentDOM.dispatchEvent(new KeyboardEvent('keydown', key));
		send(view, 'paste', clipboard);
		expect(view.state.doc.toString()).toBe('Um dois');
	});
});

import { afterEach, expect, test, vi } from 'vitest';
import { findBlock } from '../../../admin/src/editor/blocks/blocks-field.ts';
import { doors } from '../../../admin/src/editor/blocks/door.ts';
import { moveBlocks } from '../../../admin/src/editor/blocks/move-blocks.ts';
import { closeBlocks, openBlocks } from './a-text-of-blocks.ts';

afterEach(closeBlocks);

const visit = 'https://example.com/visita';
const whatsapp = 'https://wa.me/5500000000000';
const open = (doc: string, host: object = {}) => openBlocks(doc, [doors, moveBlocks], host);
const buttonIn = (root: HTMLElement) => root.querySelector('.cm-door .button')?.textContent;
const press = (root: HTMLElement, name: string) =>
	[...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
function write(root: HTMLElement, words: string) {
	const area = root.querySelector<HTMLTextAreaElement>('.cm-door textarea');
	if (!area) throw new Error('No field.');
	area.value = words;
	area.dispatchEvent(new Event('input'));
}

test.each([
	[`[Vir na sexta](${visit})`, 'Vir na sexta'],
	[`**[Vir na sexta](${visit})**`, 'Vir na sexta'],
	[`*[**Vir** na sexta](${visit} "Agenda")*`, 'Vir na sexta'],
	[`[Vir na sexta](<${visit}>)`, 'Vir na sexta'],
	[visit, 'Agendar uma visita'],
	[`<${visit}?utm_source=blog>`, 'Agendar uma visita'],
	['www.example.com/visita', 'Agendar uma visita'],
	[`[${visit}](${visit})`, 'Agendar uma visita'],
	[`${whatsapp}?text=Oi`, 'Conversar no WhatsApp'],
	['https://example.com/mapa', 'Como chegar'],
])('a link to the house alone in its paragraph is a button in the form too: %s', (link, words) => {
	const { root, read } = open(`Antes.\n\n${link}\n\nDepois.`);
	expect(buttonIn(root)).toBe(words);
	expect(read()).toBe(`Antes.\n\n${link}\n\nDepois.`);
});

test.each([
	`Agora [venha](${visit})`,
	`[Venha](${visit}).`,
	`[Venha](${visit}) [escreva](${whatsapp})`,
	`- [Venha](${visit})`,
	`# [Venha](${visit})`,
	`> [Venha](${visit})`,
	'[Venha](https://example.com/outra)',
	'https://wa.me/5511912345678',
])('a word beside it, or another address, keeps it a link: %s', (text) => {
	const { view } = open(text);
	expect(findBlock(view.state, 0, text.length)).toBeUndefined();
});

test('its words are written into the text letter by letter; without any it says the standard ones', () => {
	const { root, read } = open(`Antes.\n\n[Vir](${visit} "Agenda")\n\nDepois.`);
	press(root, 'Mudar o texto');
	write(root, 'Vir [já]');
	expect(read()).toBe(`Antes.\n\n[Vir \\[já\\]](${visit})\n\nDepois.`);
	expect(buttonIn(root)).toBe('Vir [já]');
	write(root, '');
	expect(read()).toBe(`Antes.\n\n<${visit}>\n\nDepois.`);
	expect(buttonIn(root)).toBe('Agendar uma visita');
	write(root, 'Venha');
	expect(read()).toBe(`Antes.\n\n[Venha](${visit})\n\nDepois.`);
	expect(root.querySelector('.cm-door .describe')?.hasAttribute('hidden')).toBe(false);
});

test('another address is asked for with its words, and Remover takes the whole button out', () => {
	const askLink = vi.fn();
	const { root, read } = open(`Antes.\n\n[Vir](${visit})\n\nDepois.`, { askLink });
	press(root, 'Trocar o endereço');
	expect(askLink).toHaveBeenCalledWith(
		expect.objectContaining({
			from: 8,
			source: `[Vir](${visit})`,
			words: 'Vir',
			address: undefined,
		}),
	);
	press(root, 'Remover');
	expect(read()).toBe('Antes.\n\nDepois.');
});

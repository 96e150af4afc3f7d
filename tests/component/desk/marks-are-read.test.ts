import { EditorState } from '@codemirror/state';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { parseMarkdown } from '#article/markdown';
import { toggle } from '../../../admin/src/editor/keys/toggle.ts';
import { articleLanguage } from '../../../admin/src/editor/language.ts';

/** The text after a mark was set on what stands between the bars. */
function mark(text: string, kind: 'strong' | 'emphasis' | 'strike'): string {
	const [before = '', chosen = '', after = ''] = text.split('|');
	let state = EditorState.create({
		doc: before + chosen + after,
		selection: { anchor: before.length, head: before.length + chosen.length },
		extensions: articleLanguage,
	});
	toggle(kind)({
		state,
		dispatch: (transaction) => {
			state = transaction.state;
		},
	});
	return state.doc.toString();
}

test.each([
	['|Atenção:|veja', '**Atenção**:veja'],
	['palavra|(nota)| e', 'palavra(**nota)** e'],
	['um |texto |mais', 'um **texto** mais'],
	['a|“b”|c', 'a“**b**”c'],
	['um |dois! |três', 'um **dois!** três'],
	['o cafe\u0301|, bom|dia', 'o cafe\u0301, **bom**dia'],
	['|cafe\u0301|zinho', '**cafe\u0301**zinho'],
	['um|( dois )|três', 'um( **dois** )três'],
])('the mark that a key sets is one: %s', (text, written) => {
	expect(mark(text, 'strong')).toBe(written);
});

it('whatever is chosen, readers see no sign of a mark', () => {
	const piece = fc.constantFrom(
		'a',
		'ção',
		' ',
		' ',
		'(',
		')',
		'“',
		'”',
		'.',
		':',
		',',
		'—',
		'!',
		'1',
		'€',
		'é',
	);
	const part = fc.array(piece, { maxLength: 5 }).map((all) => all.join(''));
	const kind = fc.constantFrom('strong' as const, 'emphasis' as const, 'strike' as const);
	fc.assert(
		fc.property(
			part,
			part.filter((text) => text !== ''),
			part,
			kind,
			(before, chosen, after, sign) => {
				const written = mark(`x${before}|${chosen}|${after}y`, sign);
				const shown = parseMarkdown(written).html.replace(/<[^>]*>/g, '');
				expect(shown, written).not.toMatch(/[*~]/);
			},
		),
		{ numRuns: 1_000 },
	);
}, 60_000);

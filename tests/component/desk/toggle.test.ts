import { expect, it } from 'vitest';
import { toggle } from '../../../admin/src/editor/keys/toggle.ts';
import { after } from './a-text-in-hand.ts';

const bold = (text: string) => after(toggle('strong'), text);
const italic = (text: string) => after(toggle('emphasis'), text);

it.each([
	['marks what is chosen', 'um ‹dois› três', 'um **‹dois›** três'],
	['takes it back', 'um **‹dois›** três', 'um ‹dois› três'],
	['takes it back when the marks are chosen too', 'um ‹**dois**› três', 'um ‹dois› três'],
	['leaves blanks outside', 'um‹ dois ›três', 'um‹ **dois** ›três'],
	['marks each paragraph apart', '‹um\n\ndois›', '**‹um**\n\n**dois›**'],
	['marks items, not their bullets', '‹- um\n- dois›', '‹- **um**\n- **dois›**'],
	['marks a heading, not its sign', '‹## Um título›', '‹## **Um título›**'],
	['marks a quote line by line', '‹> um\n> dois›', '‹> **um**\n> **dois›**'],
	['takes a part out of what is bold', '**um ‹dois› três**', '**um** ‹dois› **três**'],
	['takes the end out', '**um ‹dois›**', '**um** ‹dois›'],
	['joins what was bold in part', '‹um **dois› três** quatro', '**‹um dois› três** quatro'],
	['goes around a link that it would cut', '‹um [dois› três](/x) e', '**‹um [dois› três](/x)** e'],
	['works inside the text of a link', '[um ‹dois›](/x)', '[um **‹dois›**](/x)'],
	['leaves a sign outside that would hide the mark', '‹Nota:›veja', '**‹Nota**:›veja'],
	['is the word under the cursor', 'a ca|sa', 'a **ca|sa**'],
	['takes the mark from around the cursor', 'a **ca|sa** e', 'a ca|sa e'],
	['gives an empty pair to write in', 'um | dois', 'um **|** dois'],
	['takes an empty pair away', 'um **|** dois', 'um | dois'],
	['ends where its last letter was typed', 'um **dois|** três', 'um **dois**| três'],
	['ends around an italic too', 'um **dois *três|***', 'um **dois *três***|'],
	['ends before the blank that was typed', 'um **dois, |** três', 'um **dois,** | três'],
	['ends before it where nothing follows', '**“dois” |**', '**“dois”** |'],
	['begins behind bold, too', '**um** dois |**três**', '**um** dois **|****três**'],
	['keeps italic when bold goes', '***‹um›***', '*‹um›*'],
])('bold: %s', (_, text, expected) => {
	expect(bold(text)).toBe(expected);
});

it.each([
	['does not take a star of bold', '**‹um›**', '***‹um›***'],
	['keeps bold when it goes', '***‹um›***', '**‹um›**'],
	['gives an empty pair within one of bold', 'a **|** b', 'a ***|*** b'],
	['takes it away again', 'a ***|*** b', 'a **|** b'],
	['knows an italic that was written with a line', '_‹um›_', '‹um›'],
	['ends within what is bold', '**um *dois|***', '**um *dois*|**'],
	['ends before the blank that was typed', 'um *dois. |*', 'um *dois.* |'],
	['begins within bold that is being typed', 'um **dois |**', 'um **dois *|***'],
	['marks a word inside what is bold', '**um ‹dois› três**', '**um *‹dois›* três**'],
])('italic: %s', (_, text, expected) => {
	expect(italic(text)).toBe(expected);
});

it('code and strike are marks like these', () => {
	expect(after(toggle('code'), 'o ‹npm start› roda')).toBe('o `‹npm start›` roda');
	expect(after(toggle('strike'), '~~‹um›~~')).toBe('‹um›');
});

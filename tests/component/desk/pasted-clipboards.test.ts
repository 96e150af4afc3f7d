import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from '../../../admin/src/editor/paste/html-to-markdown.ts';
import { takeOutSigns } from '../../../admin/src/editor/paste/picture-slots.ts';

/** Shortened from what these programs put on the clipboard. */
const clipboards = {
	word: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=PT-BR>
<!--StartFragment--><h1><b><span style='font-size:20.0pt'>Custos do home office<o:p></o:p></span></b></h1>
<p class=MsoNormal><span style='font-family:"Calibri",sans-serif;color:#1F3864'>Some a <b>energia</b>, a <i>internet</i> e o <a href="https://exemplo.com.br/almoco">almo&ccedil;o</a>.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>energia<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>internet<o:p></o:p></p>
<p class=MsoNormal><img width=300 src="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"></p><!--EndFragment--></body></html>`,
	googleDocs: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-9c1"><h2 dir="ltr"><span style="font-size:16pt;font-weight:700;">A conta que ninguém faz</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-family:Arial;color:#000000;font-weight:400;">O último é o </span><span style="font-size:11pt;font-weight:700;font-style:italic;">mais caro</span><span style="font-weight:400;">. Veja </span><a href="https://www.google.com/url?q=https://exemplo.com.br/conta&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;">a conta</span></a><span>.</span></p><ol><li dir="ltr" style="list-style-type:decimal;"><p dir="ltr" role="presentation"><span>anote</span></p></li><li dir="ltr"><p dir="ltr" role="presentation"><span style="text-decoration:line-through;">esqueça</span></p></li></ol><p><span><img src="https://lh7-us.googleusercontent.com/docsz/AD_4nXe" width="602"></span></p></b>`,
	whatsApp: `<meta charset='utf-8'><div class="copyable-text" data-pre-plain-text="[14:32, 20/11/2025] Ana: "><div class="_akbu"><span dir="ltr" class="_ao3e selectable-text copyable-text"><span>Bom dia <img crossorigin="anonymous" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP" alt="☀️" class="emoji wa">, sai <strong class="_ao3e">hoje</strong> às 18h.</span></span></div></div>`,
	chatGpt: `<meta charset='utf-8'><h3 data-start="0" data-end="20">Passo a passo</h3><p data-start="22" data-end="60">Rode o <code data-start="30">npm start</code> e <strong data-start="40">espere</strong>:</p><pre class="overflow-visible!"><div class="contain-inline-size rounded-2xl"><div class="flex items-center">bash</div><div><button class="flex gap-1">Copiar código</button></div><div class="overflow-y-auto p-4" dir="ltr"><code class="whitespace-pre! language-bash"><span><span class="hljs-built_in">cd</span> blog\nnpm start\n</span></code></div></div></pre><ul data-start="70"><li data-start="70"><p data-start="72">Leva 20 s.</p></li></ul>`,
	page: `<article><h5>Miúdo</h5><p onclick="x()">Um <font color="red">vermelho</font> <mark>marcado</mark> e H<sub>2</sub>O, <a href="javascript:alert(1)">clique</a>.</p><script>alert(1)</script><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe><form><input value="x"><button>Assinar</button></form><svg><text>desenho</text></svg></article>`,
};

describe('the clipboard of other programs becomes clean Markdown', () => {
	it('Word: headings, marks, links and lists stay; the picture of its disk does not', () => {
		const { markdown, missing } = htmlToMarkdown(clipboards.word);
		expect(takeOutSigns(markdown).text).toBe(
			'## Custos do home office\n\nSome a **energia**, a *internet* e o [almoço](https://exemplo.com.br/almoco).\n\n- energia\n- internet',
		);
		expect(missing).toEqual(['disk']);
	});

	it('Google Docs: styles become marks, links lead straight there, borrowed pictures can still be brought', () => {
		const { markdown, removed } = htmlToMarkdown(clipboards.googleDocs);
		expect(markdown).toBe(
			'## A conta que ninguém faz\n\nO último é o ***mais caro***. Veja [a conta](https://exemplo.com.br/conta).\n\n1. anote\n2. ~~esqueça~~\n\n![](https://lh7-us.googleusercontent.com/docsz/AD_4nXe)',
		);
		expect(removed).toEqual([]);
	});

	it('Google Docs as a web page: the line above its notes is not a divider of the text', () => {
		const note = (number: number, text: string) =>
			`<div><p><a href="#ftnt_ref${number}" id="ftnt${number}">[${number}]</a><span>&nbsp;${text}</span></p></div>`;
		const sign = (number: number) =>
			`<sup><a href="#ftnt${number}" id="ftnt_ref${number}">[${number}]</a></sup>`;
		const { markdown } = htmlToMarkdown(
			`<p>Um${sign(1)} e dois${sign(2)}.</p><hr><p>Fim.</p><hr class="c3">${note(1, 'Primeira.')}${note(2, 'Segunda.')}`,
		);
		expect(markdown).toBe('Um[^1] e dois[^2].\n\n---\n\nFim.\n\n[^1]: Primeira.\n[^2]: Segunda.');
	});

	it('WhatsApp: an emoji is a letter, not a picture', () => {
		const { markdown, removed } = htmlToMarkdown(clipboards.whatsApp);
		expect(markdown).toBe('Bom dia ☀️, sai **hoje** às 18h.');
		expect(removed).toEqual([]);
	});

	it('ChatGPT: a code block is its code alone', () => {
		const { markdown, removed } = htmlToMarkdown(clipboards.chatGpt);
		expect(markdown).toBe(
			'### Passo a passo\n\nRode o `npm start` e **espere**:\n\n```bash\ncd blog\nnpm start\n```\n\n- Leva 20 s.',
		);
		expect(removed).toEqual([]);
	});

	it('a web page: what an article may contain stays, the rest is removed and reported', () => {
		const { markdown, removed } = htmlToMarkdown(clipboards.page);
		expect(markdown).toBe(
			'#### Miúdo\n\nUm vermelho <mark>marcado</mark> e H<sub>2</sub>O, clique.\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ',
		);
		expect(removed.sort()).toEqual(['drawings', 'forms', 'links', 'scripts']);
	});

	it('plain paragraphs are not rich text, so typed Markdown stays as it was typed', () => {
		expect(htmlToMarkdown('<div><span style="color:red">um *dois*</span></div>').isRich).toBe(
			false,
		);
		expect(htmlToMarkdown('<p>um <b>dois</b></p>').isRich).toBe(true);
	});
});

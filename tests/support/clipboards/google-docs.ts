import type { Clipboard } from './clipboard.ts';

const base =
	'font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-variant:normal;vertical-align:baseline;white-space:pre;white-space:pre-wrap;';
const run = (text: string, style = 'font-weight:400;font-style:normal;text-decoration:none;') =>
	`<span style="font-size:11pt;${base}${style}">${text}</span>`;
const bold = (text: string) => run(text, 'font-weight:700;font-style:normal;text-decoration:none;');
const italic = (text: string) =>
	run(text, 'font-weight:400;font-style:italic;text-decoration:none;');
const struck = (text: string) =>
	run(text, 'font-weight:400;font-style:normal;text-decoration:line-through;');
const paragraph = (inner: string) =>
	`<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${inner}</p>`;
const item = (inner: string, level = 1) =>
	`<li dir="ltr" style="list-style-type:disc;font-size:11pt;${base}font-weight:400;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${inner}</p></li>`;
const list = (inner: string) =>
	`<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${inner}</ul>`;
const cell = (inner: string) =>
	`<td style="border-left:solid #000000 1pt;border-right:solid #000000 1pt;vertical-align:top;padding:5pt 5pt 5pt 5pt;overflow:hidden;overflow-wrap:break-word;">${paragraph(inner)}</td>`;
const row = (...cells: string[]) => `<tr style="height:0pt">${cells.map(cell).join('')}</tr>`;

export const googleDocs: Clipboard = {
	program: 'Google Docs',
	html: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-2f1c9d3e-7fff-0a4b-5c6d-8e9f00112233">${[
		`<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;${base}font-weight:700;font-style:normal;text-decoration:none;">A conta que ninguém faz</span></h2>`,
		paragraph(
			`${run('O último é o ')}${bold('mais caro')}${run(' e o ')}${italic('menos visto')}${run('. ')}${bold('Some')}${bold(' tudo')}${run(' e ')}${struck('esqueça')}${run(' anote, 10 m')}${run('2', 'font-weight:400;vertical-align:super;')}${run('. Veja ')}<a href="https://www.google.com/url?q=https://exemplo.com.br/conta&amp;sa=D&amp;source=editors" style="text-decoration:none;">${run('a conta', 'color:#1155cc;font-weight:400;text-decoration:underline;')}</a>${run('.')}`,
		),
		'<br>',
		list(
			`${item(run('energia'))}${list(`${item(`${run('luz e ')}${bold('ar')}`, 2)}${list(item(run('o de parede'), 3))}`)}${item(run('internet'))}`,
		),
		'<br>',
		`<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;table-layout:fixed;width:451.2755905511811pt"><colgroup><col /><col /></colgroup><tbody>${row(bold('Item'), bold('Por mês'))}${row(run('Cadeira | mesa'), `${run('R$ ')}${bold('80')}`)}${row(italic('Café'), run('-12%'))}</tbody></table></div>`,
		'<br><br>',
		paragraph(run('Uma linha<br>e outra.')),
	].join('')}</b><br class="Apple-interchange-newline">`,
	plain: 'A conta que ninguém faz\nO último é o mais caro',
	markdown: [
		'## A conta que ninguém faz',
		'O último é o **mais caro** e o *menos visto*. **Some tudo** e ~~esqueça~~ anote, 10 m<sup>2</sup>. Veja [a conta](https://exemplo.com.br/conta).',
		'- energia\n    - luz e **ar**\n        - o de parede\n- internet',
		'| Item | Por mês |\n| --- | --- |\n| Cadeira \\| mesa | R$ **80** |\n| *Café* | -12% |',
		'Uma linha\\\ne outra.',
	].join('\n\n'),
};

import type { Clipboard } from './clipboard.ts';

const list = (place: 'First' | 'Middle' | 'Last', of: string, mark: string, text: string) =>
	`<p class=MsoListParagraphCxSp${place} style='margin-left:36.0pt;mso-add-space:auto;text-indent:-18.0pt;
mso-list:${of} lfo1'><![if !supportLists]><span lang=PT-BR style='font-family:Symbol;
mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol;mso-ansi-language:PT-BR'><span
style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]><span lang=PT-BR style='mso-ansi-language:PT-BR'>${text}<o:p></o:p></span></p>`;

const cell = (
	text: string,
) => `<td width=283 valign=top style='width:212.4pt;border:solid windowtext 1.0pt;
  mso-border-alt:solid windowtext .5pt;padding:0cm 5.4pt 0cm 5.4pt'>
  <p class=MsoNormal style='margin-bottom:0cm;line-height:normal'>${text}<o:p></o:p></p>
  </td>`;

export const word: Clipboard = {
	program: 'Word',
	html: `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <w:WordDocument><w:View>Normal</w:View></w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no;margin-top:0cm;font-size:11.0pt;font-family:"Calibri",sans-serif;}
@list l0:level2
	{mso-level-number-format:bullet;mso-level-text:o;}
-->
</style>
<!--[if gte mso 10]>
<style>
 table.MsoNormalTable {mso-style-name:"Tabela normal";}
</style>
<![endif]-->
</head>

<body lang=PT-BR link="#0563C1" vlink="#954F72" style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->

<h1><b style='mso-bidi-font-weight:normal'><span style='font-size:20.0pt;mso-bidi-font-size:11.0pt'>Custos
do home office<o:p></o:p></span></b></h1>

<p class=MsoNormal><span lang=PT-BR style='mso-ansi-language:PT-BR'>Some a <b
style='mso-bidi-font-weight:normal'>energia</b>, a <i style='mso-bidi-font-style:
normal'>internet</i> e o <a href="https://exemplo.com.br/almoco">almo&ccedil;o</a>. <b
style='mso-bidi-font-weight:normal'>Nada </b><b style='mso-bidi-font-weight:normal'><i
style='mso-bidi-font-style:normal'>mesmo</i></b> fica de fora.<o:p></o:p></span></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

${list('First', 'l0 level1', '·', 'energia')}

${list('Middle', 'l0 level2', 'o', 'luz e <b style="mso-bidi-font-weight:normal">ar</b>')}

${list('Middle', 'l0 level3', '§', 'o de parede')}

${list('Last', 'l0 level1', '·', 'internet')}

<p class=MsoNormal>Depois:<o:p></o:p></p>

${list('First', 'l1 level1', '1.', 'anote')}

${list('Middle', 'l1 level2', 'a)', 'por uma semana')}

${list('Last', 'l1 level1', '2.', 'some')}

<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0
 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  ${cell("<b style='mso-bidi-font-weight:normal'>Item</b>")}
  ${cell("<b style='mso-bidi-font-weight:normal'>Por m&ecirc;s</b>")}
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  ${cell('Cadeira')}
  ${cell("R$ <b style='mso-bidi-font-weight:normal'>80</b>")}
 </tr>
</table>

<p class=MsoNormal><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="Imagem_x0020_1"
 style='width:225pt;height:150pt'><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img
width=300 height=200 src="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"
v:shapes="Imagem_x0020_1"><![endif]></span><o:p></o:p></p>

<!--EndFragment-->
</body>

</html>`,
	plain: 'Custos do home office\r\nSome a energia',
	markdown: [
		'## Custos do home office',
		'Some a **energia**, a *internet* e o [almoço](https://exemplo.com.br/almoco). **Nada *mesmo*** fica de fora.',
		'- energia\n    - luz e **ar**\n        - o de parede\n- internet',
		'Depois:',
		'1. anote\n    1. por uma semana\n2. some',
		'| Item | Por mês |\n| --- | --- |\n| Cadeira | R$ **80** |',
	].join('\n\n'),
};

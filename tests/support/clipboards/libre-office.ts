import type { Clipboard } from './clipboard.ts';

export const libreOffice: Clipboard = {
	program: 'LibreOffice Writer',
	html: `<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/>
	<style type="text/css">
		@page { size: 21cm 29.7cm; margin: 2cm }
		p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }
		h2 { margin-top: 0.35cm }
	</style>
</head>
<body lang="pt-BR" link="#000080" vlink="#800000" dir="ltr"><h2 class="western">A
mesa de quem fica</h2>
<p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt">Quem
fica escolhe a <b>mesa</b>, o <i>lugar</i> e a <span style="font-weight: bold"><span style="font-style: italic">luz</span></span>;
o <strike>resto</strike> espera. <span style="font-weight: normal">Veja </span><u><a href="https://exemplo.com.br/mesa">a
mesa</a></u>.</font></font></p>
<p style="line-height: 100%; margin-bottom: 0cm"><br/>

</p>
<ul>
	<li><p style="line-height: 100%; margin-bottom: 0cm">fixa</p>
	<ul>
		<li><p style="line-height: 100%; margin-bottom: 0cm">com <b>chave</b></p></li>
	</ul>
	</li>
	<li><p style="line-height: 100%; margin-bottom: 0cm">rotativa</p></li>
</ul>
<table width="100%" cellpadding="4" cellspacing="0">
	<col width="128*"/>
	<col width="128*"/>
	<tr valign="top">
		<th width="50%" style="border: 1px solid #000000; padding: 0.1cm"><p>Mesa</p></th>
		<th width="50%" style="border: 1px solid #000000; padding: 0.1cm"><p>Valor</p></th>
	</tr>
	<tr valign="top">
		<td width="50%" style="border: 1px solid #000000; padding: 0.1cm"><p>Fixa</p><p>com chave</p></td>
		<td width="50%" style="border: 1px solid #000000; padding: 0.1cm"><p><b>890</b></p></td>
	</tr>
</table>
</body>
</html>`,
	plain: 'A mesa de quem fica\nQuem fica escolhe a mesa',
	markdown: [
		'## A mesa de quem fica',
		'Quem fica escolhe a **mesa**, o *lugar* e a ***luz***; o ~~resto~~ espera. Veja <u>[a mesa](https://exemplo.com.br/mesa)</u>.',
		'- fixa\n    - com **chave**\n- rotativa',
		'| Mesa | Valor |\n| --- | --- |\n| Fixa<br>com chave | **890** |',
	].join('\n\n'),
};

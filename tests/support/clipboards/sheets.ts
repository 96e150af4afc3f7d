import type { Clipboard } from './clipboard.ts';

export const excel: Clipboard = {
	program: 'Excel',
	html: `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:x="urn:schemas-microsoft-com:office:excel"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Excel.Sheet>
<meta name=Generator content="Microsoft Excel 15">
<link id=Main-File rel=Main-File href="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip.htm">
<style>
<!--table
	{mso-displayed-decimal-separator:"\\,";
	mso-displayed-thousand-separator:"\\.";}
.xl65
	{font-weight:700;mso-number-format:"\\0022R$\\0022\\\\ \\#\\,\\#\\#0";}
-->
</style>
</head>

<body link="#0563C1" vlink="#954F72">

<table border=0 cellpadding=0 cellspacing=0 width=214 style='border-collapse:
 collapse;width:161pt'>
<!--StartFragment-->
 <col width=107 span=3 style='mso-width-source:userset;width:80pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 width=107 style='height:15.0pt;width:80pt'>Item</td>
  <td class=xl65 width=107 style='width:80pt'>Janeiro</td>
  <td class=xl65 width=107 style='width:80pt'>Fevereiro</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 style='height:15.0pt'>Internet</td>
  <td align=right>R$ 1.234,50</td>
  <td align=right>-12%</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 style='height:15.0pt'>1. <font class="font6">Caf&eacute;</font><br>
    <span style='mso-spacerun:yes'>&nbsp;</span>e p&atilde;o</td>
  <td colspan=2 style='mso-ignore:colspan'>somado|junto</td>
 </tr>
<!--EndFragment-->
</table>

</body>

</html>`,
	plain: 'Item\tJaneiro\tFevereiro\r\nInternet\tR$ 1.234,50\t-12%\r\n',
	markdown:
		'| Item | Janeiro | Fevereiro |\n| --- | --- | --- |\n| Internet | R$ 1.234,50 | -12% |\n| 1. Café<br>e pão | somado\\|junto |  |',
};

export const libreOfficeCalc: Clipboard = {
	program: 'LibreOffice Calc',
	html: `<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/>
	<style type="text/css">
		body,div,table,thead,tbody,tfoot,tr,th,td,p { font-family:"Liberation Sans"; font-size:x-small }
		a.comment-indicator:hover + comment { background:#ffd; position:absolute; display:block; }
	</style>
</head>
<body>
<table cellspacing="0" border="0">
	<colgroup span="2" width="85"></colgroup>
	<tr>
		<td style="border-bottom: 1px solid #000000" height="17" align="left" valign=bottom><b>Mesa</b></td>
		<td align="left" valign=bottom><b><font color="#000000">Valor</font></b></td>
	</tr>
	<tr>
		<td height="17" align="left" valign=bottom><i>Fixa</i></td>
		<td align="right" valign=bottom sdval="890" sdnum="1046;">890</td>
	</tr>
</table>
</body>
</html>`,
	plain: 'Mesa\tValor\nFixa\t890\n',
	markdown: '| Mesa | Valor |\n| --- | --- |\n| *Fixa* | 890 |',
};

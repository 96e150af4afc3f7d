import { paths } from '#config/paths';
import { locale, site } from '#config/site';
import { escapeMarkup } from '#domain/escape-markup';

/** Words of a sentence; a title stands out. */
export type Piece = string | { title: string };

/** A mail about the blog, before it is HTML and text. */
export interface Letter {
	tone: 'late' | 'well';
	/** When it was written, as somebody says it. */
	at: string;
	subject: string;
	/** What a mailbox shows beside the subject. */
	opening: string;
	paragraphs: Piece[][];
	rows: [label: string, value: string][];
	button: { label: string; url: string };
}

const sender = 'avisos do blog';
const senderName = `${site.name}, ${sender}`;
const ending =
	'Você recebe um e-mail quando algo prometido não acontece, e outro quando volta ao normal. Para não receber mais, entre em';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const tones = {
	late: { bar: '#b3261e', eye: '#9c1f18', dark: '#f7857d' },
	well: { bar: '#2f7d4f', eye: '#23663f', dark: '#7ed49d' },
};

const looksIn = (dark: string) => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0}
@media (max-width:480px){.pad{padding-inline:20px!important}.btn{display:block!important;text-align:center!important}.h{font-size:24px!important;line-height:29px!important}}
@media (prefers-color-scheme:dark){
.bg{background:#120d09!important}.sheet{background:#1c1611!important;border-color:#3b342e!important}
.ink{color:#f3eee6!important}.txt{color:#dbd5cd!important}.mut{color:#aba39a!important}
.ink,.mut{border-color:#3b342e!important}.bar{background:${dark}!important}.eye{color:${dark}!important}
.btn{background:#f5ac62!important;color:#201308!important}.a{color:#f5ac62!important}
}
`;

const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const cell = 'border-top:1px solid #e2d8c6;line-height:20px';

const htmlOf = (pieces: Piece[]) =>
	pieces
		.map((piece) =>
			typeof piece === 'string'
				? escapeMarkup(piece)
				: `<b class="ink" style="color:#261d16;border:0">${escapeMarkup(piece.title)}</b>`,
		)
		.join('');

const paragraphHtml = (pieces: Piece[]) =>
	`<p class="txt" style="margin:0 0 14px;color:#3a2e24;font-size:16px;line-height:25px">${htmlOf(pieces)}</p>`;

const rowHtml = ([label, value]: Letter['rows'][number]) =>
	`<tr><td class="mut" style="padding:10px 16px 10px 0;${cell};color:#5f4f42;font-size:14px;vertical-align:top;white-space:nowrap">${escapeMarkup(label)}</td><td class="ink" style="padding:10px 0;${cell};color:#261d16;font-size:15px">${escapeMarkup(value)}</td></tr>`;

function toHtml(letter: Letter, profileUrl: string): string {
	const { bar, eye, dark } = tones[letter.tone];
	const subject = escapeMarkup(letter.subject);
	const { label, url } = letter.button;
	return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${looksIn(dark)}</style>
</head>
<body class="bg" style="margin:0;background:#f4eee2">
<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(letter.opening)}</div>
<table ${table} class="bg" style="background:#f4eee2"><tr><td align="center" style="padding:24px 12px 40px">
<table ${table} style="max-width:560px;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<tr><td class="ink" style="padding:0 4px 16px;color:#261d16;font-size:16px;line-height:20px;font-weight:700;border:0">${escapeMarkup(site.name)} <span class="mut" style="color:#5f4f42;font-weight:400;border:0">${sender}</span></td></tr>
<tr><td class="sheet" style="background:#fffdf8;border:1px solid #e2d8c6;border-radius:12px;overflow:hidden">
<div class="bar" style="height:4px;line-height:4px;font-size:0;background:${bar};border-radius:12px 12px 0 0">&nbsp;</div>
<table ${table}><tr><td class="pad" style="padding:28px 32px 32px">
<p class="eye" style="margin:0 0 8px;color:${eye};font-size:14px;line-height:18px;font-weight:600">${escapeMarkup(capital(letter.at))}</p>
<h1 class="ink h" style="margin:0 0 16px;color:#261d16;font-size:28px;line-height:33px;font-weight:700;letter-spacing:-.01em;text-wrap:balance;border:0">${subject}</h1>
${letter.paragraphs.map(paragraphHtml).join('\n')}
<table ${table} style="margin:6px 0 24px">${letter.rows.map(rowHtml).join('')}</table>
<a class="btn" href="${escapeMarkup(url)}" style="display:inline-block;padding:14px 22px;background:#86400f;color:#fffdf8;border-radius:8px;font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeMarkup(label)}</a>
</td></tr></table></td></tr>
<tr><td class="mut" style="padding:18px 4px 0;color:#5f4f42;font-size:13px;line-height:20px;border:0">${ending} <a class="a" href="${escapeMarkup(profileUrl)}" style="color:#86400f">Perfil</a>.</td></tr>
</table></td></tr></table>
</body>
</html>
`;
}

/** So that it cannot look like a paragraph of the mail's own. */
const inOneLine = (title: string) => title.replace(/\s+/g, ' ');

const textOf = (pieces: Piece[]) =>
	pieces
		.map((piece) => (typeof piece === 'string' ? piece : `“${inOneLine(piece.title)}”`))
		.join('');

function toText(letter: Letter, profileUrl: string): string {
	const parts = [
		capital(letter.at),
		...letter.paragraphs.map(textOf),
		letter.button.url,
		letter.rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
		`--\n${ending} Perfil:\n${profileUrl}`,
	];
	return `${parts.join('\n\n')}\n`;
}

/** What a mail client gets: the same sentences twice. */
export function writeLetter(letter: Letter, siteOrigin: string) {
	const profileUrl = `${siteOrigin}${paths.admin.profile}`;
	return {
		subject: letter.subject,
		html: toHtml(letter, profileUrl),
		text: toText(letter, profileUrl),
		fromName: senderName,
		unsubscribeUrl: profileUrl,
	};
}

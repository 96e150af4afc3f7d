import type { Clipboard } from './clipboard.ts';

const copied =
	'color: rgb(34, 34, 34); font-family: Arial, Helvetica, sans-serif; font-size: small; font-style: normal; font-variant-ligatures: normal; font-weight: 400; letter-spacing: normal; orphans: 2; text-align: start; text-transform: none; white-space: normal; background-color: rgb(255, 255, 255); text-decoration-thickness: initial; text-decoration-style: initial; text-decoration-color: initial;';

export const gmail: Clipboard = {
	program: 'Gmail',
	html: `<meta charset='utf-8'><div dir="ltr" style="${copied}"><div>Oi, Marina,</div><div><br></div><div>o texto sai <b>na segunda</b>, <i>cedo</i>.<br>Sem falta.</div><div><br></div><div><ul><li style="margin-left: 15px;">a capa</li><li style="margin-left: 15px;">o <a href="https://www.google.com/url?q=https://exemplo.com.br/a&amp;source=gmail" target="_blank" style="color: rgb(17, 85, 204);">resumo</a></li></ul></div><blockquote class="gmail_quote" style="margin: 0px 0px 0px 0.8ex; border-left: 1px solid rgb(204, 204, 204); padding-left: 1ex;">Quando sai?</blockquote></div><span style="${copied} font-weight: 700; display: inline !important; float: none;">Ana</span><br class="Apple-interchange-newline">`,
	plain: 'Oi, Marina,\n\no texto sai na segunda, cedo.\nSem falta.',
	markdown: [
		'Oi, Marina,',
		'o texto sai **na segunda**, *cedo*.\\\nSem falta.',
		'- a capa\n- o [resumo](https://exemplo.com.br/a)',
		'> Quando sai?',
		'**Ana**',
	].join('\n\n'),
};

export const whatsApp: Clipboard = {
	program: 'WhatsApp',
	html: `<meta charset='utf-8'><div class="copyable-text" data-pre-plain-text="[14:32, 20/11/2025] Ana: " style="box-sizing: border-box; white-space: normal;"><div class="_akbu" style="user-select: text;"><span dir="ltr" class="_ao3e selectable-text copyable-text" style="white-space: pre-wrap; font-weight: 400; min-height: 0px;"><span style="white-space: pre-wrap; font-weight: 400;">Bom dia <img crossorigin="anonymous" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="☀️" class="emoji wa" style="background-position: -40px -80px;">, sai <strong class="_ao3e" style="font-weight: 600;">hoje</strong> às 18h.
<em style="font-style: italic;">Confirme</em> <del style="text-decoration: line-through;">ontem</del> agora.

Até lá.</span></span></div></div>`,
	plain: 'Bom dia ☀️, sai *hoje* às 18h.\n_Confirme_ ~ontem~ agora.\n\nAté lá.',
	markdown: 'Bom dia ☀️, sai **hoje** às 18h.\\\n*Confirme* ~~ontem~~ agora.\n\nAté lá.',
};

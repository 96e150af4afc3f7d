/** The program that copied this, as a Portuguese sentence names it: ` do Word`. Empty when it does not say. */
export function programOf(html: string): string {
	if (/\bsrc=["']?cid:/i.test(html)) return ' do Outlook';
	const signs: [RegExp, string][] = [
		[/Word\.Document|schemas-microsoft-com:office:word/, ' do Word'],
		[/Excel\.Sheet/, ' do Excel'],
		[/content="LibreOffice/, ' do LibreOffice'],
		[/docs-internal-guid/, ' do Google Docs'],
		[/notionvc/, ' do Notion'],
		[/Cocoa HTML Writer/, ' do aplicativo da Apple'],
		[/copyable-text/, ' do WhatsApp'],
	];
	return signs.find(([sign]) => sign.test(html))?.[1] ?? '';
}

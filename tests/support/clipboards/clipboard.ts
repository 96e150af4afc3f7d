/** What a program puts on the clipboard, and the expected text. */
export interface Clipboard {
	program: string;
	html: string;
	plain: string;
	markdown: string;
}

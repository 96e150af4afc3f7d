/** What a program puts on the clipboard, and what it has to become. */
export interface Clipboard {
	program: string;
	html: string;
	plain: string;
	markdown: string;
}

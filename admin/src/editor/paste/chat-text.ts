import { escapeMarkup } from '#domain/text/escape-markup';

const date = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}`;
const time = String.raw`\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const when = `(?:${date}(?:,| às)?\\s${time}|${time}, ${date})`;
/** When a message was sent, as telephones and computers copy it, and by whom; what WhatsApp itself says has no name. */
const head = new RegExp(
	`^\\u200e?(?:\\[${when}\\]|${when} [-–])\\s(?:~?\\s?([^:]{1,80}):(?:\\s|$))?`,
	'i',
);
/** At words' edges and within a line; the limit keeps a line of stars cheap. */
const mark =
	/(`{3}|`)(?!`)([^`\n]+)\1|(?<![\p{L}\p{N}])([*_~])(?!\s|\3)(.{0,999}?\S)\3(?![\p{L}\p{N}])/gu;
const tags: Record<string, string> = { '*': 'strong', _: 'em', '~': 'del' };
const ofMarkdown = /\*\*|__|~~|^#{1,6} |\]\(|^[ \t]*`{3}$|^\|/m;

/** Who spoke and when, as a line begins with it. */
export function readHead(line: string): { whole: string; name: string | undefined } | undefined {
	const found = head.exec(line);
	return found ? { whole: found[0], name: found[1] } : undefined;
}

const has = {
	talk: (text: string) => text.split('\n').some((line) => readHead(line)?.name),
	marks: (text: string) =>
		[...text.matchAll(mark)].some(([, , , sign]) => sign === '*' || sign === '~'),
} as const;
type ChatKind = keyof typeof has;

/** What may be read otherwise if a plain text is WhatsApp's: who speaks, or the marks alone. */
export function findChat(text: string): ChatKind | undefined {
	if (has.talk(text)) return 'talk';
	return !ofMarkdown.test(text) && has.marks(text) ? 'marks' : undefined;
}

const escaped = /\\([!-/:-@[-`{-~])/g;
/** The words of a text that was pasted, without the signs that Markdown needed. */
export const wordsOf = (written: string): string => written.replace(escaped, '$1');

/** Whether a text still has what was found in it. */
export const isStill = (kind: ChatKind, written: string): boolean => has[kind](wordsOf(written));

function writeWords(text: string): string {
	let html = '';
	let end = 0;
	for (const { 0: whole, 2: code, 3: sign = '', 4: words = '', index } of text.matchAll(mark)) {
		const tag = tags[sign] ?? 'code';
		const inner = code === undefined ? writeWords(words) : escapeMarkup(code);
		html += `${escapeMarkup(text.slice(end, index))}<${tag}>${inner}</${tag}>`;
		end = index + whole.length;
	}
	return html + escapeMarkup(text.slice(end));
}

const blocks = [
	{ starts: /^[-*•] +(?=\S)/, write: (lines: string[]) => `<ul>${items(lines)}</ul>` },
	{
		starts: /^(\d+)[.)] +(?=\S)/,
		write: (lines: string[], first: string) => `<ol start="${first}">${items(lines)}</ol>`,
	},
	{
		starts: /^> ?(?=\S)/,
		write: (lines: string[]) => `<blockquote>${paragraph(lines)}</blockquote>`,
	},
	{ starts: /^(?=\S)/, write: paragraph },
];
const items = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('');
function paragraph(lines: readonly string[]): string {
	return `<p>${lines.join('<br>')}</p>`;
}

/** A message, whose line breaks are meant. */
function writeMessage(text: string): string {
	let html = '';
	let lines: string[] = [];
	let block: (typeof blocks)[number] | undefined;
	let first = '';
	const close = () => {
		html += block?.write(lines, first) ?? '';
		lines = [];
	};
	for (const line of text.split('\n').map((each) => each.trim())) {
		const next = blocks.find(({ starts }) => starts.test(line));
		const [mark = '', number = ''] = next?.starts.exec(line) ?? [];
		if (next !== block) {
			close();
			[block, first] = [next, number];
		}
		if (next) lines.push(writeWords(line.slice(mark.length)));
	}
	close();
	return html;
}

interface Message {
	name: string | undefined;
	text: string;
}

function readMessages(text: string): Message[] {
	const messages: Message[] = [];
	for (const line of text.split('\n')) {
		const found = readHead(line);
		const last = messages.at(-1);
		if (found || !last) messages.push({ name: found?.name, text: line.slice(found?.whole.length) });
		else last.text += `\n${line}`;
	}
	return messages;
}

/** WhatsApp's text as HTML; in a dialogue a name stands where another person begins to speak. */
export function writeChat(text: string, isDialogue: boolean): string {
	let speaker: string | undefined;
	return readMessages(text)
		.map(({ name, text: words }) => {
			const html = writeMessage(words);
			const isNamed = isDialogue && name !== undefined && name !== speaker;
			speaker = name;
			if (!isNamed) return html;
			const named = `<p><strong>${escapeMarkup(name)}:</strong>`;
			return html.startsWith('<p>')
				? html.replace('<p>', () => `${named} `)
				: `${named}</p>${html}`;
		})
		.join('');
}

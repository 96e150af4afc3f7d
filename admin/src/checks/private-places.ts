import type { ParsedUrl } from '#domain/parse-url';

interface Place {
	host: string;
	/** Which of its pages; all where it is left out. */
	path?: RegExp;
}

/** Hosts, and those below them, whose pages ask who is there: what a link to them shows depends on the reader. */
const places: readonly Place[] = [
	{ host: 'drive.google.com' },
	{ host: 'docs.google.com', path: /^(?!.*\/(?:d\/e\/|pub(?:html)?(?:$|\/)|viewform|g?viewer$))/ },
	{ host: 'calendar.google.com', path: /^\/(?:$|calendar\/(?:$|[urb](?:\/|$)))/ },
	{ host: 'gemini.google.com', path: /^\/(?!share)/ },
	{ host: 'colab.research.google.com', path: /^\/drive/ },
	...'mail chat keep photos contacts classroom notebooklm analytics search ads admin myaccount'
		.split(' ')
		.map((name) => ({ host: `${name}.google.com` })),
	{ host: 'sharepoint.com' },
	{ host: 'onedrive.live.com' },
	{ host: '1drv.ms' },
	{ host: 'teams.microsoft.com', path: /^\/(?!l\/meetup-join|meet\/)/ },
	{ host: 'teams.live.com', path: /^\/(?!meet\/)/ },
	{ host: 'cloud.microsoft' },
	{ host: 'loop.microsoft.com' },
	{ host: 'outlook.live.com' },
	{ host: 'outlook.office365.com' },
	...'www outlook portal tasks to-do planner loop'
		.split(' ')
		.map((name) => ({ host: `${name}.office.com` })),
	{ host: 'portal.azure.com' },
	{ host: 'dev.azure.com' },
	{ host: 'app.powerbi.com', path: /^\/(?!view)/ },
	{
		host: 'notion.so',
		path: /^\/(?!$|(?:help|product|pricing|blog|templates|desktop|mobile|about|guides|releases|pt|pt-br)(?:\/|$))/,
	},
	{ host: 'app.notion.com' },
	{ host: 'app.slack.com' },
	{ host: 'files.slack.com' },
	{ host: 'slack.com', path: /^\/(?:archives|client|files|team)\// },
	{ host: 'discord.com', path: /^\/channels\// },
	{ host: 'atlassian.net', path: /^\/(?!servicedesk|wiki\/external)/ },
	{ host: 'trello.com', path: /^\/[bcw]\// },
	{ host: 'app.asana.com' },
	{ host: 'app.clickup.com' },
	{ host: '3.basecamp.com' },
	{ host: 'monday.com', path: /^\/boards\// },
	{ host: 'airtable.com', path: /^\/app/ },
	{ host: 'app.hubspot.com' },
	{ host: 'figma.com', path: /^\/(?:file|design|board|slides)\// },
	{ host: 'miro.com', path: /^\/app\// },
	{ host: 'canva.com', path: /^\/design\/.*\/edit/ },
	{ host: 'dropbox.com', path: /^\/(?:home|work|personal)/ },
	{ host: 'app.box.com', path: /^\/(?!s\/)/ },
	{ host: 'icloud.com', path: /^\/(?:mail|photos|notes|reminders|calendar)/ },
	{ host: 'evernote.com', path: /^\/client/ },
	{ host: 'web.whatsapp.com' },
	{ host: 'web.telegram.org' },
	{ host: 'mail.yahoo.com' },
	{ host: 'mail.proton.me' },
	{ host: 'business.facebook.com' },
	{ host: 'facebook.com', path: /^\/messages/ },
	{ host: 'instagram.com', path: /^\/direct/ },
	{ host: 'linkedin.com', path: /^\/messaging/ },
	{ host: 'chatgpt.com', path: /^\/c\// },
	{ host: 'claude.ai', path: /^\/chat\// },
];
/** Of these, what anybody may fill in. */
const forms = new Set(['forms.cloud.microsoft', 'forms.office.com']);

/** Names that only one network knows. */
const inside =
	/(?:^|\.)(?:local|localhost|localdomain|lan|home|home\.arpa|internal|intranet|intra|corp|private)$|(?:^|\.)(?:intranet|interno|interna)\./;
/** Addresses within a network: RFC 1918, 6598, 3927, 4193, 4291. */
const withinNetwork =
	/^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+$|^\[(?:::1?|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/;

const isOf = (name: string, host: string) => name === host || name.endsWith(`.${host}`);

/** Whether what this leads to is for its writer, a team or a network, and perhaps nobody else. */
export function isPrivatePlace({
	protocol,
	hostname,
	pathname,
}: Pick<ParsedUrl, 'protocol' | 'hostname' | 'pathname'>): boolean {
	if (protocol === 'file:') return true;
	if (protocol !== 'http:' && protocol !== 'https:') return false;
	const name = hostname.replace(/\.$/, '');
	if (!/[.:]/.test(name) || inside.test(name) || withinNetwork.test(name)) return true;
	if (/^\/wp-admin(?:\/|$)/.test(pathname)) return true;
	if (forms.has(name)) return false;
	return places.some(({ host, path }) => isOf(name, host) && (path?.test(pathname) ?? true));
}

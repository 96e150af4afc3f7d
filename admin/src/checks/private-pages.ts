import type { ParsedUrl } from '#domain/names/parse-url';

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
	{ host: 'sites.google.com', path: /^\/(?:u\/\d+\/)?(?:d\/|new|home)/ },
	...'mail chat keep photos contacts classroom notebooklm analytics search ads admin myaccount business console.cloud'
		.split(' ')
		.map((name) => ({ host: `${name}.google.com` })),
	{ host: 'studio.youtube.com' },
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
	{ host: 't.me', path: /^\/c\// },
	{ host: 'mail.yahoo.com' },
	{ host: 'mail.proton.me' },
	{ host: 'business.facebook.com' },
	{ host: 'facebook.com', path: /^\/messages/ },
	{ host: 'instagram.com', path: /^\/direct/ },
	{ host: 'linkedin.com', path: /^\/messaging/ },
	{
		host: 'github.com',
		path: /^\/(?:settings|notifications)(?:\/|$)|^\/[^/]+\/[^/]+\/settings(?:\/|$)/,
	},
	{ host: 'app.netlify.com' },
	{ host: 'dash.cloudflare.com' },
	{ host: 'blogger.com', path: /^\/blog\// },
	{ host: 'medium.com', path: /\/edit$/ },
	{ host: 'chatgpt.com', path: /^\/c\// },
	{ host: 'claude.ai', path: /^\/chat\// },
];
/** Hosts among them of forms that anybody may fill in: links to those are fine. */
const forms = new Set(['forms.cloud.microsoft', 'forms.office.com']);

/** Paths at which blog and mail systems ask for a sign-in, whatever the host. */
const entrances = /(?:^|\/)(?:wp-admin|wp-login\.php|owa)(?:\/|$)|\/ghost\/?$/;

/** Pages that lead on to the address in one of these parameters. */
const leadingOn: readonly (Place & { parameters: readonly string[] })[] = [
	{ host: 'l.facebook.com', path: /^\/l\.php$/, parameters: ['u'] },
	{ host: 'youtube.com', path: /^\/redirect$/, parameters: ['q'] },
	{ host: 'safelinks.protection.outlook.com', parameters: ['url'] },
];
const google = { path: /^\/url$/, parameters: ['q', 'url'] };

/** Names that only one network knows. */
const inside =
	/(?:^|\.)(?:local|localhost|localdomain|lan|home|home\.arpa|internal|intranet|intra|corp|private)$|(?:^|\.)(?:intranet|interno|interna)\./;
/** Addresses within a network: RFC 1918, 6598, 3927, 4193, 4291. */
const withinNetwork =
	/^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+$|^\[(?:::1?|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/;

const isHostOrSubdomain = (name: string, host: string) =>
	name === host || name.endsWith(`.${host}`);

/** Where a page leads that only leads on, as mails and searches write links. */
export function findTarget({ hostname, pathname, searchParams }: ParsedUrl): string | undefined {
	const isGoogle = /(?:^|\.)google(?:\.com?)?(?:\.[a-z]{2})?$/.test(hostname);
	const { path, parameters } =
		leadingOn.find(({ host }) => isHostOrSubdomain(hostname, host)) ??
		(isGoogle ? google : { parameters: [] });
	if (path && !path.test(pathname)) return undefined;
	const targets = parameters.map((name) => searchParams.get(name));
	return targets.find((target) => target && /^https?:/i.test(target)) ?? undefined;
}

export const isPreview = ({ searchParams }: ParsedUrl): boolean =>
	/^(?:1|true)$/.test(searchParams.get('preview') ?? '');

/** Whether what this leads to is for its writer, a team or a network, and perhaps nobody else. */
export function isPrivatePlace(url: ParsedUrl): boolean {
	const { protocol, hostname, pathname } = url;
	if (protocol === 'file:') return true;
	if (protocol !== 'http:' && protocol !== 'https:') return false;
	const name = hostname.replace(/\.$/, '');
	if (!/[.:]/.test(name) || inside.test(name) || withinNetwork.test(name)) return true;
	if (entrances.test(pathname) || isPreview(url)) return true;
	if (forms.has(name)) return false;
	return places.some(
		({ host, path }) => isHostOrSubdomain(name, host) && (path?.test(pathname) ?? true),
	);
}

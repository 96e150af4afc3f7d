import type { VisitSource } from './visit-kinds.ts';

/**
 * Names by which sources are known: what a link's `utm_source` says, a host, or an app on Android. With a dot before it a
 * host stands also for those below it; `*` is an ending of any country (`com`, `com.br`, `de`), `**` any ending. The first
 * that matches counts.
 */
const sourceNames: readonly (readonly [VisitSource, string])[] = [
	[
		'mail',
		'mail email e-mail gmail newsletter boletim mail.** webmail.** outlook.** com.google.android.gm com.microsoft.office.outlook',
	],
	['maps', 'maps maps.** gmb .waze.com com.google.android.apps.maps com.waze'],
	[
		'assistant',
		'chatgpt openai gemini perplexity copilot claude chatgpt.com .openai.com gemini.google.com .perplexity.ai copilot.** claude.ai .deepseek.com meta.ai grok.com com.openai.chatgpt com.google.android.apps.bard ai.perplexity.app.android com.microsoft.copilot com.anthropic.claude',
	],
	['facebook', 'facebook fb .facebook.com fb.com fb.me .messenger.com com.facebook.**'],
	['threads', 'threads .threads.net .threads.com com.instagram.barcelona'],
	['instagram', 'instagram ig .instagram.com com.instagram.android'],
	['whatsapp', 'whatsapp .whatsapp.com wa.me com.whatsapp com.whatsapp.w4b'],
	['youtube', 'youtube .youtube.com youtu.be com.google.android.youtube'],
	['linkedin', 'linkedin .linkedin.com lnkd.in com.linkedin.android'],
	['x', 'x twitter .x.com .twitter.com t.co com.twitter.android'],
	['tiktok', 'tiktok .tiktok.com com.zhiliaoapp.musically com.ss.android.ugc.trill'],
	['blog', '.blogspot.* .wordpress.com .medium.com .substack.com .tumblr.com .beehiiv.com'],
	[
		'google',
		'google google.* www.google.* news.google.com images.google.* com.google.android.googlequicksearchbox',
	],
	[
		'search-engine',
		'bing duckduckgo yahoo .bing.com .duckduckgo.com .ecosia.org .yahoo.* search.brave.com .yandex.* .ya.ru .baidu.com .startpage.com .qwant.com kagi.com com.duckduckgo.mobile.android',
	],
];

const expression = (names: string) =>
	new RegExp(
		`^(?:${names
			.replace(/\./g, '\\.')
			.replace(/\*\*/g, '.+')
			.replace(/\*/g, '(?:com?\\.)?[a-z]{2,3}')
			.replace(/(^| )\\\./g, '$1(?:.+\\.)?')
			.replace(/ /g, '|')})$`,
	);

/** The source that a name belongs to: a host, an app or what a link says, in small letters. */
export const findSource = (name: string): VisitSource | undefined =>
	sourceNames.find(([, names]) => expression(names).test(name))?.[0];

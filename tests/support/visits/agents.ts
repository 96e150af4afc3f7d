const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const versions = [128, 131, 136, 140, 142];
const systems = [
	'Windows NT 10.0; Win64; x64',
	'Macintosh; Intel Mac OS X 10_15_7',
	'X11; Linux x86_64',
	'X11; CrOS x86_64 14541.0.0',
];
const phones = [
	'Linux; Android 10; K',
	'Linux; Android 14; SM-A155M',
	'Linux; Android 13; moto g84 5G',
];
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iphone = (version: string) =>
	`Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) ${apple}`;

/** What people's browsers call themselves, those within other programs too. */
export const browsers: readonly string[] = [
	...versions.flatMap((version) => [
		...systems.map((it) => `Mozilla/5.0 (${it}) ${webkit} Chrome/${version}.0.0.0 Safari/537.36`),
		...phones.map(
			(it) => `Mozilla/5.0 (${it}) ${webkit} Chrome/${version}.0.0.0 Mobile Safari/537.36`,
		),
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`,
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/${version}.0.0.0 Safari/537.36 Edg/${version}.0.0.0`,
	]),
	...['17_6', '18_1', '18_6'].flatMap((version) => [
		`${iphone(version)} Version/18.0 Mobile/15E148 Safari/604.1`,
		`${iphone(version)} Mobile/15E148 Instagram 361.0.0.32.83 (iPhone14,5; iOS ${version}; pt_BR)`,
		`${iphone(version)} Mobile/15E148 [FBAN/FBIOS;FBAV/490.0.0.40.107;FBDV/iPhone14,5]`,
		`${iphone(version)} Mobile/15E148 [LinkedInApp]/9.30.1`,
		`${iphone(version)} GSA/340.3.0 Mobile/15E148 Safari/604.1`,
	]),
	`Mozilla/5.0 (Linux; Android 14; SM-S911B) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
	`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/126.0.0.0`,
	// A maker of phones.
	`Mozilla/5.0 (Linux; Android 11; CUBOT P40) ${webkit} Chrome/120.0.0.0 Mobile Safari/537.36`,
	'Opera/9.80 (Android; Opera Mini/36.2/191.249; U; pt) Presto/2.12.423 Version/12.16',
];

const called = (name: string) => `Mozilla/5.0 (compatible; ${name})`;

/** Robots, link previews and programs, as their makers document them. */
export const robots: readonly string[] = [
	...[
		'Googlebot/2.1; +http://www.google.com/bot.html',
		'bingbot/2.0; +http://www.bing.com/bingbot.htm',
		'YandexBot/3.0; +http://yandex.com/bots',
		'Baiduspider/2.0; +http://www.baidu.com/search/spider.html',
		'AhrefsBot/7.0; +http://ahrefs.com/robot/',
		'SemrushBot/7~bl; +http://www.semrush.com/bot.html',
		'GPTBot/1.2; +https://openai.com/gptbot',
		'ClaudeBot/1.0; +claudebot@anthropic.com',
		'PerplexityBot/1.0; +https://perplexity.ai/perplexitybot',
		'PetalBot;+https://webmaster.petalsearch.com/site/petalbot',
		'Discordbot/2.0; +https://discordapp.com',
		'Google-InspectionTool/1.0;',
	].map(called),
	`Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)`,
	`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/141.0.0.0 Safari/537.36`,
	`Mozilla/5.0 (Linux; Android 5.0) ${webkit} (compatible; Bytespider; spider-feedback@bytedance.com)`,
	`Mozilla/5.0 (Linux; Android 11; moto g power) ${webkit} Chrome/119.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse`,
	'Mediapartners-Google',
	'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
	'WhatsApp/2.23.20.0',
	'TelegramBot (like TwitterBot)',
	'Twitterbot/1.0',
	'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
	'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
	'CCBot/2.0 (https://commoncrawl.org/faq/)',
	'ia_archiver (+http://www.alexa.com/site/help/webmasters)',
	'Feedfetcher-Google; (+http://www.google.com/feedfetcher.html)',
	'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
	'Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)',
	'curl/8.5.0',
	'Wget/1.21.4',
	'python-requests/2.32.3',
	'Python-urllib/3.12',
	'Go-http-client/2.0',
	'Java/17.0.9',
	'okhttp/4.12.0',
	'libwww-perl/6.77',
	'axios/1.7.7',
	'node-fetch/1.0 (+https://github.com/bitinn/node-fetch)',
	'Scrapy/2.11.2 (+https://scrapy.org)',
	'',
];

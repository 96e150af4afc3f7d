/** What Netlify itself says to builds and functions. */
export const platform = { CONTEXT: 'production', SITE_ID: 'blog', SITE_NAME: 'mesa-posta' };

/** An event of a deploy, as the platform sends it to the site's function. */
export async function tellDeploy(
	siteUrl: string,
	event: 'deploy_building' | 'deploy_succeeded' | 'deploy_failed',
	{ id = 'first-hooked', createdAt = new Date() } = {},
): Promise<void> {
	const payload = {
		id,
		state: 'ready',
		context: 'production',
		deploy_time: 60,
		created_at: createdAt.toISOString(),
		deploy_ssl_url: 'https://first--mesa.netlify.app',
	};
	const site = { id: platform.SITE_ID, name: platform.SITE_NAME, url: siteUrl };
	const answer = await fetch(`${siteUrl}/.netlify/functions/deploy-events`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-netlify-event': event },
		body: JSON.stringify({ payload, site }),
	});
	if (!answer.ok) throw new Error(`${event}: ${answer.status} ${await answer.text()}`);
}

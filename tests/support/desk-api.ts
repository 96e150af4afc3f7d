/** The desk's calls without its screens: for tests that need a state, not a click. */
export interface DeskApi {
	call: <Reply = Record<string, unknown>>(name: string, body: object) => Promise<Reply>;
	session: { sessionToken: string; adminToken: string; expiresAt: string };
}

interface Session {
	sessionToken: string;
	adminToken: string;
	expiresAt: string;
}

async function post(url: string, body: object, headers: Record<string, string> = {}) {
	const response = await fetch(url, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: JSON.stringify(body),
	});
	const reply = await response.json();
	if (!response.ok) throw new Error(`${url} answered ${response.status}: ${JSON.stringify(reply)}`);
	return reply;
}

/** Signs in as a script does; throws when a call is refused. */
export async function signInByApi(site: {
	url: string;
	email: string;
	password: string;
}): Promise<DeskApi> {
	const { email, password } = site;
	const login = { action: 'login', email, password };
	const session = (await post(`${site.url}/api/admin-auth`, login)) as Session;
	const headers = {
		'x-admin-token': session.adminToken,
		'x-session-token': session.sessionToken,
	};
	return {
		session,
		call: (name, body) => post(`${site.url}/api/${name}`, body, headers),
	};
}

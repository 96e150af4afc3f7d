/** The desk's calls without its screens, for tests that need a state rather than clicks. */
export interface DeskApi {
	call: <Reply = Record<string, unknown>>(name: string, body: object) => Promise<Reply>;
	session: { sessionToken: string; adminToken: string; expiresAt: string };
}

interface Session {
	sessionToken: string;
	adminToken: string;
	expiresAt: string;
}

const send = (url: string, body: object, headers: Record<string, string>) =>
	fetch(url, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: JSON.stringify(body),
	});

async function read(url: string, response: Response) {
	const reply = await response.json();
	if (!response.ok) throw new Error(`${url} answered ${response.status}: ${JSON.stringify(reply)}`);
	return reply;
}

/** Signs in like a script; throws when a call is rejected. */
export async function signInByApi(site: {
	url: string;
	email: string;
	password: string;
}): Promise<DeskApi> {
	const { email, password } = site;
	const login = { action: 'login', email, password };
	const auth = `${site.url}/api/admin-auth`;
	const session: Session = await read(auth, await send(auth, login, {}));
	const { sessionToken } = session;
	const renew = async () => {
		const reply = await read(auth, await send(auth, { action: 'validate', sessionToken }, {}));
		session.adminToken = reply.adminToken;
	};
	return {
		session,
		call: async (name, body) => {
			const url = `${site.url}/api/${name}`;
			const headers = () => ({
				'x-admin-token': session.adminToken,
				'x-session-token': sessionToken,
			});
			const response = await send(url, body, headers());
			if (response.status !== 401) return read(url, response);
			await renew(); // Admin tokens last a quarter of an hour, and all tests of a worker share one.
			return read(url, await send(url, body, headers()));
		},
	};
}

const page = `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>O blog está sendo preparado</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; text-align: center;
	font: 1.125rem/1.6 system-ui, sans-serif; color: #241f1a; background: #faf6ee; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.25; }
</style>
<main>
<h1>O blog está sendo preparado</h1>
<p>Volte em instantes: esta página se atualiza sozinha.</p>
</main>
</html>
`;

/** The page that readers see while there is no site yet; it reloads by itself, and search engines do not index it. */
export function answerWhilePreparing(retrySeconds = 2): Response {
	return new Response(page, {
		status: 503,
		headers: {
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-store',
			'x-robots-tag': 'noindex',
			'retry-after': String(retrySeconds),
			refresh: String(retrySeconds),
		},
	});
}

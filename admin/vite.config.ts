import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Two libraries try at load what the desk's content security policy forbids, and catch the refusal; the browser
 * reports the try all the same. Turndown hands DOMParser plain text, Zod calls `new Function`.
 */
const quietLibraries: Plugin = {
	name: 'quiet-libraries',
	transform(code, id) {
		const quiet = id.includes('/turndown/')
			? code.replace('canParseHTMLNatively() ?', 'true ?')
			: id.includes('/zod/v4/core/core.js')
				? code.replace('__zod_globalConfig = {}', '__zod_globalConfig = { jitless: true }')
				: code;
		return quiet === code ? undefined : { code: quiet, map: null };
	},
};

/** The desk: its own app at `/admin/`, written to `ADMIN_OUT_DIR` or `--outDir`. */
export default defineConfig({
	root: fileURLToPath(new URL('.', import.meta.url)),
	base: '/admin/',
	publicDir: false,
	plugins: [react(), quietLibraries],
	build: {
		outDir: process.env['ADMIN_OUT_DIR'] ?? '../dist/admin',
		emptyOutDir: true,
		target: 'es2022',
		sourcemap: false,
		modulePreload: { polyfill: false },
	},
});

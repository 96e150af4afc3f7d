import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Turndown asks at load whether DOMParser takes plain text; under Trusted Types the question alone is a violation. */
const quietTurndown: Plugin = {
	name: 'quiet-turndown',
	transform(code, id) {
		if (!id.includes('/turndown/')) return;
		return { code: code.replace('canParseHTMLNatively() ?', 'true ?'), map: null };
	},
};

/** The desk: its own app at `/admin/`, written to `ADMIN_OUT_DIR` or `--outDir`. */
export default defineConfig({
	root: fileURLToPath(new URL('.', import.meta.url)),
	base: '/admin/',
	publicDir: false,
	plugins: [react(), quietTurndown],
	build: {
		outDir: process.env['ADMIN_OUT_DIR'] ?? '../dist/admin',
		emptyOutDir: true,
		target: 'es2022',
		sourcemap: false,
		modulePreload: { polyfill: false },
	},
});

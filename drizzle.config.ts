import { defineConfig } from 'drizzle-kit';

export default defineConfig({
	dialect: 'postgresql',
	schema: [
		'./src/db/schema.ts',
		'./src/db/account-schema.ts',
		'./src/db/video-schema.ts',
		'./src/db/plan-schema.ts',
	],
	out: './drizzle',
});

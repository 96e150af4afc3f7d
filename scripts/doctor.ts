import { parseArgs } from 'node:util';
import { examine } from './doctor/examine.ts';
import { formatFinding } from './doctor/format-finding.ts';
import { fail, say } from './local/say.ts';

async function main(): Promise<void> {
	const { values } = parseArgs({
		options: {
			build: { type: 'boolean', default: false },
			lane: { type: 'boolean', default: false },
			/** The deploy to look at with `--lane`, instead of SITE_URL. */
			deploy: { type: 'string' },
		},
	});
	let wrong = 0;
	const options = {
		env: process.env,
		callHook: values.build,
		...(values.lane && { lane: values.deploy ?? '' }),
		now: () => new Date(),
	};
	for await (const finding of examine(options)) {
		say(formatFinding(finding));
		if (finding.state === 'bad') wrong += 1;
	}
	say(wrong === 0 ? '\nTudo em ordem.' : `\n${wrong} a consertar.`);
	if (wrong > 0) process.exitCode = 1;
}

await main()
	.catch(fail)
	.finally(() => process.exit());

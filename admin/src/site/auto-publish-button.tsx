import { messages } from '../messages.ts';
import { Button } from '../ui/button.tsx';
import { useAutoPublish } from './use-auto-publish.tsx';

/** Spec §4: disabled with a label that says so while it runs. */
export function AutoPublishButton() {
	const { list } = messages;
	const { run, isRunning } = useAutoPublish();
	return (
		<Button lang="en" icon="play" busyText={isRunning && list.running} onClick={run}>
			{list.runAutoPublish}
		</Button>
	);
}

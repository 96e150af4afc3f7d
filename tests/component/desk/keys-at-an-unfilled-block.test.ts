import { afterEach, expect, it, vi } from 'vitest';
import { closeBlocks, openBlocks, press } from './a-text-of-blocks.ts';

const network = vi.hoisted(() => {
	const { promise, resolve } = Promise.withResolvers<void>();
	return { isBack: promise, comesBack: resolve };
});
vi.mock('../../../admin/src/editor/blocks/load-rare-parts.ts', async () => {
	const { onDemand } = await import('../../../admin/src/editor/blocks/on-demand.ts');
	const { use } = onDemand(async () => {
		await network.isBack;
		return import('../../../admin/src/editor/blocks/rare-parts.ts');
	});
	// The helpers for blocks wait for the parts before their first test.
	return { loadRareParts: async () => undefined, withRareParts: use };
});
const { videos } = await import('../../../admin/src/editor/blocks/video.ts');
const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
afterEach(closeBlocks);

it('letters at a block whose looks have not come yet go below it, and its keys work once they have', async () => {
	const { root, read } = openBlocks(`Antes.\n\n${video}`, [videos]);
	const [block, text] = [
		root.querySelector<HTMLElement>('.cm-block'),
		root.querySelector('.cm-content'),
	];
	if (!block) throw new Error('no block');
	block.focus();
	press(block, 'F');
	expect(read()).toBe(`Antes.\n\n${video}\n\n`);
	expect(document.activeElement).toBe(text);

	network.comesBack();
	const findFrame = () => block.querySelector<HTMLElement>('.frame') ?? Promise.reject();
	const frame = await vi.waitFor(findFrame, 10_000);
	frame.focus();
	press(frame, 'F');
	expect(read(), 'once').toBe(`Antes.\n\n${video}\n\n\n\n`);
});

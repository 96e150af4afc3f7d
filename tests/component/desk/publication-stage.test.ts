import { describe, expect, it } from 'vitest';
import type { SiteStatus } from '#contract/site-status';
import { type Evidence, stageOf } from '../../../admin/src/site/publication-stage.ts';

const change = {
	publication: 7,
	postId: 'p',
	slug: 'um-post',
	title: 'Um post',
	revision: 3,
	savedAt: '2026-11-20T12:00:00.000Z',
	addressAt: null,
	liveAt: null,
};
const status = (build: Partial<SiteStatus['build']> = {}): SiteStatus => ({
	success: true,
	newest_publication: 7,
	pending: [],
	build: { state: 'queued', since: null, reason: null, log: null, usual_ms: null, ...build },
	scheduler: { last_run_at: null, overdue: 0 },
	budget: null,
});
const seen = (part: Partial<Evidence> = {}): Evidence => ({
	status: status(),
	livePublication: 6,
	containedSinceMs: null,
	nowMs: 0,
	...part,
});

describe('S42: what is said about a publication', () => {
	it('is waiting, building, or failed with a reason', () => {
		expect(stageOf(change, seen())).toEqual({ at: 'queued' });
		expect(stageOf(change, seen({ status: status({ state: 'building' }) })).at).toBe('building');
		const failed = seen({ status: status({ state: 'failed', reason: 'database' }) });
		expect(stageOf(change, failed)).toEqual({ at: 'failed', reason: 'database', since: null });
	});

	it('is not No ar because version.json contains it: the public page itself must have been seen', () => {
		const contained = seen({
			livePublication: 7,
			containedSinceMs: 0,
			nowMs: 5_000,
			status: status({ state: 'idle' }),
		});
		expect(stageOf(change, contained).at).toBe('building');
		expect(stageOf({ ...change, liveAt: '2026-11-20T12:00:21.000Z' }, contained).at).toBe('live');
	});

	it('is a failure when the page keeps showing another version', () => {
		const lagging = seen({ livePublication: 7, containedSinceMs: 0, nowMs: 25_000 });
		expect(stageOf(change, lagging)).toEqual({ at: 'failed', reason: 'page' });
	});

	it('an older failure does not stand against a site that shows it already', () => {
		const evidence = seen({
			livePublication: 8,
			containedSinceMs: 0,
			nowMs: 100,
			status: status({ state: 'failed' }),
		});
		expect(stageOf(change, evidence).at).toBe('building');
	});

	it('is at its address as long as the page shows it and the site is older, whatever becomes of the build', () => {
		const waits = { at: 'address', waitsForMonth: false };
		expect(stageOf(change, seen({ isAtAddress: true }))).toEqual(waits);
		const code = status({ state: 'failed', reason: 'code' });
		expect(stageOf(change, seen({ isAtAddress: true, status: code }))).toEqual(waits);
		const quota = status({ state: 'failed', reason: 'quota' });
		const spent = seen({ isAtAddress: true, status: quota });
		expect(stageOf(change, spent)).toEqual({ at: 'address', waitsForMonth: true });
		expect(stageOf({ ...change, addressAt: '2026-11-20T12:00:01.000Z' }, seen()).at).toBe('queued');
	});
});

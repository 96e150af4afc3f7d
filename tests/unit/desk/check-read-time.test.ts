import { expect, test } from 'vitest';
import { checkReadTime } from '../../../admin/src/checks/check-read-time.ts';

test.each([
	['5 min', 12, '12 min'],
	['', 3, '3 min'],
	['uma hora', 60, '60 min'],
	['12 min', 12, undefined],
	['cerca de 12 minutos', 12, undefined],
	['5 min', 0, undefined],
])('S26: of "%s" for a text of %i minutes the check list offers %s', (typed, minutes, offer) => {
	const checks = checkReadTime(typed, minutes);
	expect(checks[0]?.offer).toBe(offer);
	expect(checks.every(({ fine }) => fine)).toBe(true);
});
